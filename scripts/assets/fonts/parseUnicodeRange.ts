import { UserError } from '../../../shared/core/UserError.ts';

const range = /^U\+([\da-f?]+)(?:-([\da-f]+))?$/i;

/**
 * The first and last codes of each part of a `unicode-range` such as "U+20-7E, U+4??".
 * @throws UserError for a part that browsers would not understand
 */
export function parseUnicodeRange(text: string): [first: number, last: number][] {
  return text.split(',').map((part) => {
    const [, start = '', end = start] = range.exec(part.trim()) ?? [];
    const first = Number.parseInt(start.replaceAll('?', '0'), 16);
    const last = Number.parseInt(end.replaceAll('?', 'F'), 16);
    if (first <= last) return [first, last];
    throw new UserError(`"${part.trim()}" is not a unicode-range: write it as U+20-7E, the lower code first`);
  });
}
