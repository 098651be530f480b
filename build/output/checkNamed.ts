import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { hashedFolders } from '../hostHeaders.ts';

/** Of the files that pages name. */
const endings =
  'avif|css|docx?|gif|ico|jpe?g|js|mp4|pdf|png|pptx|svg|txt|webm|webmanifest|webp|woff2|xlsx|zip';
/** A text that is a name alone, in HTML, styles, scripts and data. */
const names = new RegExp(
  `(?<=["'\`(]|&quot;)((?:\\.{0,2}/)?(?:[\\w%~@+.-]+/)*[\\w%~@+.-]+\\.(?:${endings}))(?=["'\`)#?]|&quot;)`,
  'g',
);
const sets = /srcset="([^"]+)"/gi;

/** The names in a text; those in a `srcset` are followed by widths. */
const namesIn = (text: string) =>
  new Set([
    ...Array.from(text.matchAll(names), ([name]) => name),
    ...Array.from(text.matchAll(sets), ([, set]) =>
      set!.split(',').map((one) => one.trim().split(' ')[0]!),
    ).flat(),
  ]);

/** What is wrong with a file that a page names; completes a sentence that begins with it. */
function faultOf(file: string): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return 'is missing';
  const bytes = readFileSync(file);
  if (bytes.length === 0) return 'is empty';
  const isPointer = bytes.toString('latin1', 0, 99).startsWith('version https://git-lfs.');
  return isPointer ? 'is a pointer of Git LFS in place of the file: run "git lfs pull"' : undefined;
}

/** The file that a name in another file means; undefined if it is on another host, or only a text such as "Node.js". */
function targetOf(name: string, file: string, known: ReadonlySet<string>, base: string): string | undefined {
  if (name.startsWith('/')) return name.startsWith(base) ? decodeURI(name.slice(base.length)) : undefined;
  const beside = path.posix.join(path.posix.dirname(file), name);
  if (known.has(beside) || name.startsWith('.')) return beside;
  return known.has(name) || hashedFolders.some((folder) => name.startsWith(`${folder}/`)) ? name : undefined;
}

/**
 * The files that the pages, styles, scripts and the manifest of a built site name, by their paths, each with the first
 * that names it. They need not be there.
 */
function namedFiles(folder: string, base: string, siteUrl: string): Map<string, string> {
  const found = new Map<string, string>();
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const known = new Set(entries);
  // In the editor's own scripts, names of files are examples and paths in the repository.
  const naming = /^(?!editor\/assets\/).*\.(html|css|js|webmanifest)$/;
  for (const file of entries.filter((name) => naming.test(name)).sort()) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const name of namesIn(siteUrl ? text.replaceAll(siteUrl + base, base) : text)) {
      const target = targetOf(name, file, known, base);
      if (target && !found.has(target)) found.set(target, file);
    }
  }
  return found;
}

/**
 * Refuses a built site that names a film, picture, font, icon, script or download that is not there or empty.
 * @returns the files that it names
 * @throws UserError with one line for each
 */
export function checkNamed(folder: string, base: string, siteUrl: string): ReadonlyMap<string, string> {
  const named = namedFiles(folder, base, siteUrl);
  const mistakes = [...named].flatMap(([file, namedIn]) => {
    const fault = faultOf(path.join(folder, file));
    const page = namedIn.endsWith('.html') ? `/${namedIn.replace(/index\.html$/, '')}` : namedIn;
    return fault ? [`${file}, which ${page} names, ${fault}`] : [];
  });
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return named;
}
