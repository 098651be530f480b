import { readFileSync } from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import { normalizePath } from 'vite';
import { hasOriginalColours } from '#shared/model/pictures.ts';
import type { Brand } from '#shared/model/schema/files.ts';
import { memoize } from '../lib/memoize.ts';

/** In hex notation, by the names in shared/styles/settings/_palette.scss. */
type Palette = Record<string, string>;

const origin = { dark: 'navy-900', bright: 'blue-500' } as const;

type Rule = {
  follows: keyof Brand;
  /** Whether it becomes lighter and darker with the brand; otherwise only its hue and strength follow. */
  moves?: boolean;
  /** Whether it is almost white, grey or black, with a touch of the brand. */
  isTint?: boolean;
  /** The colours on which, or under which, it must be seen, with the contrast that it needs (WCAG 1.4.3, 1.4.11). */
  needs?: Record<string, number>;
  /** Where it moves if its contrast is too low. */
  towards?: 'black' | 'white';
};

const onNavy: Rule = {
  follows: 'bright',
  moves: true,
  needs: { 'navy-900': 4.5, 'navy-950': 4.5 },
  towards: 'white',
};
const ground: Rule = {
  follows: 'bright',
  isTint: true,
  needs: { 'grey-700': 4.5, 'navy-900': 4.5 },
  towards: 'white',
};

/**
 * How the palette follows a brand, each colour after those that it must be seen on. The greys that carry text, and the
 * colours of errors and of success, stay.
 */
const rules: Record<string, Rule> = {
  surface: { follows: 'dark', isTint: true },
  'surface-2': { follows: 'dark', isTint: true },
  line: { follows: 'dark', isTint: true },
  'line-strong': { follows: 'dark', isTint: true, needs: { white: 3, surface: 3 }, towards: 'black' },
  'on-navy-strong': { follows: 'dark', isTint: true },
  'on-navy': { follows: 'dark', isTint: true },
  'on-navy-muted': { follows: 'dark', isTint: true },
  'navy-900': {
    follows: 'dark',
    moves: true,
    needs: { white: 4.5, surface: 4.5, 'on-navy-strong': 4.5, 'on-navy': 4.5, 'on-navy-muted': 4.5 },
    towards: 'black',
  },
  'navy-950': { follows: 'dark', moves: true, needs: { 'on-navy-muted': 4.5 }, towards: 'black' },
  'navy-800': { follows: 'dark', moves: true, needs: { white: 4.5, 'on-navy-muted': 4.5 }, towards: 'black' },
  'blue-500': onNavy,
  'blue-400': onNavy,
  'blue-100': ground,
  'blue-50': ground,
  'blue-700': { follows: 'bright', needs: { white: 4.5, surface: 4.5, 'blue-100': 4.5 }, towards: 'black' },
  'blue-800': { follows: 'bright', needs: { white: 4.5, surface: 4.5 }, towards: 'black' },
};

/** A colour in OKLCH: lightness from 0 to 1, strength, and hue in degrees, which a grey lacks. */
export type Parts = { lightness: number; strength: number; hue: number | undefined };

export function partsOf(colour: string | Color): Parts {
  const [lightness, strength, hue] = new Color(colour).to('oklch').coords;
  return {
    lightness: lightness ?? 0,
    strength: strength ?? 0,
    hue: (strength ?? 0) < 0.004 ? undefined : hue!,
  };
}

export const inOklch = ({ lightness, strength, hue }: Parts) =>
  new Color('oklch', [lightness, strength, hue ?? 0]);

const hexOf = (parts: Parts) =>
  inOklch(parts).to('srgb').toGamut({ space: 'srgb' }).toString({ format: 'hex', collapse: false });

/** The value between two numbers at which a condition begins to hold, from the second down. */
function nearest(from: number, to: number, holds: (value: number) => boolean): number {
  let [outside, inside] = [from, to];
  while (Math.abs(outside - inside) > 0.0005) {
    const middle = (outside + inside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const mostStrength = (lightness: number, hue: number | undefined) =>
  nearest(0.4, 0, (strength) => inOklch({ lightness, strength, hue }).inGamut('srgb'));

export const contrastOf = (one: string, other: string): number => new Color(one).contrastWCAG21(other);

function colourAt(lightness: number, own: Parts, from: Parts, to: Parts, isTint = false): string {
  const hue = to.hue === undefined || own.hue === undefined ? own.hue : own.hue + to.hue - (from.hue ?? 0);
  const share = ({ lightness, strength, hue }: Parts) => strength / (mostStrength(lightness, hue) || 1);
  const strength = isTint
    ? // At most half as strong again as the original's touch.
      own.strength * Math.min(to.strength / from.strength, 1.5)
    : mostStrength(lightness, hue) * Math.min((share(own) * share(to)) / share(from), 1);
  return hexOf({ lightness, strength, hue });
}

/** In the brand's own bright colour with white text, where dark text could not be read on it. */
function whiteTextButtons(bright: string, palette: Palette): Palette {
  const isUsed = palette[origin.bright] === bright;
  if (isUsed || contrastOf(palette.white!, bright) < 4.5 || contrastOf(bright, palette['navy-900']!) < 3)
    return {};
  const own = partsOf(bright);
  const hover = hexOf({ ...own, lightness: Math.max(own.lightness - 0.05, 0) });
  return { fill: bright, 'fill-hover': hover, 'on-fill': palette.white! };
}

/**
 * The palette of a brand, with a line for each of its two colours that had to be moved. Made in OKLCH, in which equal
 * steps look equal: hues and strengths follow the brand, and every contrast that the design needs is kept.
 */
export function derivePalette(brand: Brand, original: Palette): { palette: Palette; warnings: string[] } {
  const palette: Palette = { ...original };
  const used = { dark: brand.dark.toLowerCase(), bright: brand.bright.toLowerCase() };
  for (const [name, { follows, moves, isTint, needs = {}, towards }] of Object.entries(rules)) {
    const own = partsOf(original[name]!);
    const from = partsOf(original[origin[follows]]!);
    const to = partsOf(used[follows]);
    const wanted = own.lightness + (moves ? to.lightness - from.lightness : 0);
    const at = (lightness: number) => colourAt(lightness, own, from, to, isTint);
    const isReadable = (lightness: number) =>
      Object.entries(needs).every(([other, ratio]) => contrastOf(at(lightness), palette[other]!) >= ratio);
    const lightness = Math.min(Math.max(wanted, 0), 1);
    const end = towards === 'white' ? 1 : 0;
    palette[name] = at(isReadable(lightness) ? lightness : nearest(lightness, end, isReadable));
    if (name === origin[follows]) used[follows] = palette[name];
  }
  const buttons = whiteTextButtons(brand.bright.toLowerCase(), palette);
  const warnings = (['dark', 'bright'] as const).flatMap((key) => {
    const asked = brand[key].toLowerCase();
    const [other, ratio] =
      Object.entries(rules[origin[key]]!.needs!).find(
        ([name, needed]) => contrastOf(asked, palette[name]!) < needed,
      ) ?? [];
    if (!other || used[key] === asked) return [];
    const has = contrastOf(asked, palette[other]!).toFixed(1);
    return `shared/content/company.yaml › brand › ${key}: ${asked} has a contrast of ${has} with ${palette[other]}, where it needs ${ratio}: ${used[key]} is used in its place${key === 'bright' && buttons.fill ? ', but for buttons, which get white text' : ''}`;
  });
  return { palette: { ...palette, ...buttons }, warnings };
}

const paletteFile = 'shared/styles/settings/_palette.scss';

export const originalPalette: Palette = Object.fromEntries(
  [...readFileSync(paletteFile, 'utf8').matchAll(/^\$([\w-]+): (#[\da-f]+) !default;/gm)].map(
    ([, name, value]) => [name!, value!],
  ),
);

const derive = memoize((key: string) => derivePalette(JSON.parse(key), originalPalette));

export const paletteOf = ({ dark, bright }: Brand): ReturnType<typeof derivePalette> =>
  hasOriginalColours({ dark, bright })
    ? { palette: originalPalette, warnings: [] }
    : derive(JSON.stringify({ dark, bright }));

/** The line before a style sheet that gives it the palette of a brand; empty for the original one. */
export function paletteUse(brand: Brand, file: string): string {
  const { palette } = paletteOf(brand);
  const changed = Object.entries(palette).filter(([name, value]) => value !== originalPalette[name]);
  if (changed.length === 0) return '';
  const address = normalizePath(path.relative(path.dirname(file), paletteFile));
  return `@use '${address}' with (${changed.map(([name, value]) => `$${name}: ${value}`).join(', ')});\n`;
}
