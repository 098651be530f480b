import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { unfilled } from '../../../shared/content/schema/messages.ts';
import { picturesOf } from './draftOf.ts';
import { entryKinds } from './kinds.ts';
import { slugOf } from './names.ts';
import type { Order } from './Order.ts';

/** A text to fill in, and its field, which is on the line above if the text is long or the first of a list. */
export const gap = new RegExp(`(?:(\\w+):[\\s[]*)?(['"])${unfilled}: (.*)\\2`, 'g');

/** The texts to fill in, by file and line. */
function gapsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(gap)].map(({ 0: found, 1: field = '', 3: what, index }) => {
    const line = text.slice(0, index + found.length).split('\n').length;
    return `  ${file}:${line}  ${field}${field && ': '}${what}`;
  });
}

/** A summary of the written files and the next steps. */
export function report({ kind, name }: Order, files: string[]): string {
  const entryKind = entryKinds[kind];
  const pictures = entryKind ? picturesOf(entryKind.schema, slugOf(name)) : [];
  const missing = pictures.filter(({ path }) => fastGlob.sync(`shared/pictures/${path}.*`).length === 0);
  const places = missing.map(({ path, what }) => `  shared/pictures/${path}.*  ${what}`);
  return [
    `Written: ${files.join(', ')}`,
    ['Fill in:', ...files.flatMap(gapsIn)].join('\n'),
    ...(places.length > 0 ? [['Put there, and run "npm run pictures":', ...places].join('\n')] : []),
    ...(entryKind?.next ? [entryKind.next] : []),
    'Then run "npm run build", which names what is still missing, and "npm run dates".',
  ].join('\n\n');
}
