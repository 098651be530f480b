import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { parseSync } from 'vite';
import { manifestFile } from '../pictureFolders.ts';
import { readJson } from '../readJson.ts';

/*
 * Typos in content files: a missing comma, quote or bracket. Compilers' messages
 * speak of tokens; these speak of what a person typed.
 */

const textExample = "title: 'React Developer',";

/** The list entry of a line, by the nearest name above it. */
function entryAbove(text: string, line: number): string {
  if (!text.includes('defineList(')) return '';
  const above = text.split('\n').slice(0, line - 1);
  const names = above.map((written) => /^\s*(?:slug|name|title): *(['"])(.+?)\1,/.exec(written)?.[2]);
  const nearest = names.findLast((name) => name !== undefined);
  return nearest ? `"${nearest}" › ` : '';
}

function hintFor(message: string, before: string, previous: string): string {
  if (message.startsWith('Unterminated string')) {
    return `a text has no closing quote: each has the same sign at both ends, such as ${textExample}`;
  }
  if (message.startsWith('Invalid Character')) {
    return `${message.slice('Invalid Character '.length)} is not allowed outside a text: use straight quotes, such as ${textExample}`;
  }
  if (message.startsWith('Expected `,`') && before.trim() === '') {
    return `the line above lacks a comma at its end: ${previous.trim()},`;
  }
  if (message.startsWith('Expected `,`')) {
    return `a colon or a quote is missing, or a text contains its own quote character. Write ${textExample} or title: "A client's words",`;
  }
  return `a comma or a bracket is missing here, or there is one too many. Each entry is enclosed in { } with a comma after it, each list in [ ]`;
}

/** The first typo in a content file, with file, entry, line and an example; undefined if there is none. */
export function findSlip(file: string, text: string): string | undefined {
  const [error] = parseSync(file, text).errors;
  if (!error) return undefined;
  const start = error.labels[0]?.start ?? 0;
  const above = text.slice(0, start).split('\n');
  const previous = above.slice(0, -1).findLast((line) => line.trim() !== '') ?? '';
  const hint = hintFor(error.message, above.at(-1) ?? '', previous);
  return `${file} › ${entryAbove(text, above.length)}line ${above.length}: cannot be read: ${hint}`;
}

const marks = new Set(['placeholder', 'promise', 'approved']);

/** Explains an unquoted word, which JavaScript reads as the name of an undefined variable. */
function bareWordIn({ name, message, stack = '' }: Error): string | undefined {
  const word = /^(\S+) is not defined$/.exec(message)?.[1];
  const place = /(shared[\\/]content[\\/][\w\\/]+\.ts):(\d+)/.exec(stack);
  if (name !== 'ReferenceError' || !word || !place) return undefined;
  const file = place[1]!.replaceAll('\\', '/');
  const line = place[2];
  if (marks.has(word)) {
    return `${file} › line ${line}: ${word}(…) is not imported: write "import { ${word} } from './marks.ts';" at the top of the file`;
  }
  return `${file} › line ${line}: ${word} is not a text: put quotes around it, such as '${word}'`;
}

/** What is wrong with the manifest of the pictures, which content imports; undefined if it can be read. */
function brokenManifest(): string | undefined {
  try {
    readJson(manifestFile, 'npm run pictures');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The typo in content that may have caused an error, with file, entry, line and an example; undefined if none. */
export function explainSlip(error: Error): string | undefined {
  const slips = fastGlob
    .sync('shared/content/{*,words/*}.ts')
    .sort()
    .flatMap((file) => findSlip(file, readFileSync(file, 'utf8')) ?? []);
  return slips.length > 0 ? slips.join('\n') : (brokenManifest() ?? bareWordIn(error));
}
