import { UserError } from '../../../shared/core/UserError.ts';
import type { Family } from './families.ts';
import { parseUnicodeRange } from './parseUnicodeRange.ts';

function rangeOf(file: string, css: string): string {
  const face = css.match(/@font-face \{[^}]*\}/g)?.find((block) => block.includes(`/${file}.woff2`));
  const range = face?.match(/unicode-range: ([^;]+);/)?.[1];
  if (!range) throw new UserError(`shared/styles/_fonts.scss has no unicode-range for ${file}.woff2`);
  return range;
}

function charactersIn(range: string): string {
  const codes = parseUnicodeRange(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  );
  return codes.map((code) => String.fromCodePoint(code)).join('');
}

/**
 * The characters of each file of a family: those of its `unicode-range` in the compiled styles.
 * @throws UserError for a file without a range, and for a character of two files: browsers may fetch both
 */
export function readCharacters(
  { name, files }: Pick<Family, 'name' | 'files'>,
  css: string,
): Map<string, string> {
  const characters = new Map(Object.keys(files).map((file) => [file, charactersIn(rangeOf(file, css))]));
  const all = [...[...characters.values()].join('')];
  const twice = all.filter((character, index) => all.indexOf(character) !== index);
  if (twice.length === 0) return characters;
  throw new UserError(`${name}: in two ranges of shared/styles/_fonts.scss: ${twice.join(' ')}`);
}
