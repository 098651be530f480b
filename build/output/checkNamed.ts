import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';

/** Pictures and films as pages, styles and scripts name them. */
const names = /(?:images|video)\/[\w./-]+\.\w+/g;

/** Those with a hash: others in their folders are a company's own. */
const hashed = /^(images|video)\/.*\.[\da-f]{8}\.\w+$/;

/** Pointers of Git LFS are smaller, in bytes: films need not be read. */
const pointerSize = 1024;

/** What is wrong with a file that the site names; undefined if nothing is. */
function problemWith(file: string): string | undefined {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size === undefined) return 'is missing';
  if (size === 0) return 'is empty';
  const isPointer = size < pointerSize && readFileSync(file, 'latin1').startsWith('version https://git-lfs');
  return isPointer ? 'is not fetched: run "git lfs pull"' : undefined;
}

/**
 * Refuses a built site that names a picture or a film which is not there, and removes those that nothing names, such as
 * those of an entry that was removed.
 * @throws UserError with one line for each that is missing
 */
export function checkNamed(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  // In the editor's own scripts, names of files are examples.
  const naming = files.filter((file) => /^(?!editor\/).*\.(html|css|js|webmanifest)$/.test(file));
  const named = new Set(
    naming.flatMap((file) => readFileSync(path.join(dist, file), 'utf8').match(names) ?? []),
  );
  const problems = [...named].flatMap((file) => {
    const problem = problemWith(path.join(dist, file));
    return problem ? [`public/${file} ${problem}, and the site names it`] : [];
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  for (const file of files) if (hashed.test(file) && !named.has(file)) rmSync(path.join(dist, file));
}
