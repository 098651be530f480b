import { readFileSync } from 'node:fs';
import { paletteFile, readPalette } from './colours.ts';

/** Red, green and blue of a colour in hex notation, each from 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** Relative luminance as in WCAG 2.2, 0 to 1, of red, green and blue from 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2.2, of two colours in hex notation. */
function contrast(first: string, second: string): number {
  const [one, other] = [luminance(channelsOf(first)), luminance(channelsOf(second))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const texts = ['text', 'text-strong', 'text-muted', 'heading', 'link', 'link-hover', 'link-active'];
const marks = ['focus', 'icon', 'accent', 'button'];
const buttons = ['button', 'button-hover', 'button-active'];

/** Colours by meaning, the grounds they are seen on, and the contrast they need there (WCAG 1.4.3, 1.4.11). */
const needed: [map: string, colours: string[], grounds: string[], ratio: number][] = [
  ['light', texts, ['white', 'surface'], 4.5],
  ['light', marks, ['white', 'surface'], 3],
  ['navy', texts, ['navy-900', 'navy-950'], 4.5],
  ['navy', marks, ['navy-900', 'navy-950'], 3],
  ['light', ['on-button'], buttons, 4.5],
  ['navy', ['on-button'], buttons, 4.5],
  ['fixed', ['error'], ['white', 'surface', 'error-ground'], 4.5],
  ['fixed', ['success'], ['success-ground'], 4.5],
  ['fixed', ['placeholder'], ['field'], 4.5],
  ['fixed', ['on-lit'], ['lit', 'lit-hover'], 4.5],
  ['fixed', ['on-lit-ground'], ['lit-ground', 'lit-ground-soft'], 4.5],
  ['fixed', ['text-on-picture'], ['navy-900', 'navy-950'], 4.5],
];

/** The names in the palette of a map of colours in _colours.scss, by their meanings. */
function namesIn(map: string): Record<string, string> {
  const file = readFileSync('shared/styles/settings/_colours.scss', 'utf8');
  const [, text = ''] = new RegExp(`^\\$${map}: \\((.*?)^\\);`, 'ms').exec(file)!;
  return Object.fromEntries([...text.matchAll(/([\w-]+): \$([\w-]+),/g)].map(([, key, name]) => [key, name]));
}

/** A warning for each colour of the palette that is too like one on which it is used. */
export function weakContrasts(palette = readPalette(readFileSync(paletteFile, 'utf8'))): string[] {
  const weak = needed.flatMap(([map, colours, grounds, ratio]) => {
    const names = namesIn(map);
    const pairs = colours.flatMap((colour) =>
      grounds.map((ground) => [names[colour]!, names[ground] ?? ground] as const),
    );
    return pairs
      .map(([colour, ground]) => ({ colour, ground, has: contrast(palette[colour]!, palette[ground]!) }))
      .filter(({ has }) => has < ratio)
      .map(
        ({ colour, ground, has }) =>
          `${paletteFile} › $${colour}: has a contrast of ${has.toFixed(2)} on $${ground}, where it needs ${ratio}: make it lighter or darker`,
      );
  });
  return [...new Set(weak)];
}
