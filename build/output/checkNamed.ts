import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';

const names = /(?:images|video)\/[\w./-]+\.\w+/g;

/**
 * Removes pictures and films that nothing names, such as those of an entry that was removed.
 * @throws UserError with one line for each that is named and missing
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
  const missing = [...named].filter((file) => !existsSync(path.join(dist, file)));
  if (missing.length > 0)
    throw new UserError(missing.map((file) => `public/${file} is missing, and the site names it`).join('\n'));
  // Files without a hash are a company's own.
  const hashed = files.filter((file) => /^(images|video)\/.*\.[\da-f]{8}\.\w+$/.test(file));
  for (const file of hashed) if (!named.has(file)) rmSync(path.join(dist, file));
}
