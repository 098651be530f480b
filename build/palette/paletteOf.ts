import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath } from 'vite';
import { hasOriginalColours } from '#shared/model/pictures.ts';
import type { Brand } from '#shared/model/schema.ts';
import { memoize } from '../lib/memoize.ts';
import { derivePalette, type Palette } from './derivePalette.ts';

const paletteFile = 'shared/styles/settings/_palette.scss';

export const originalPalette: Palette = Object.fromEntries(
  [...readFileSync(paletteFile, 'utf8').matchAll(/^\$([\w-]+): (#[\da-f]+) !default;/gm)].map(
    ([, name, value]) => [name!, value!],
  ),
);

const derive = memoize((key: string) => derivePalette(JSON.parse(key), originalPalette));

/** The palette of a brand, with a line for each of its two colours that had to be moved. */
export const paletteOf = ({ dark, bright }: Brand): ReturnType<typeof derivePalette> =>
  // Which the derivation would give again.
  hasOriginalColours({ dark, bright })
    ? { palette: originalPalette, warnings: [] }
    : derive(JSON.stringify({ dark, bright }));

/** The line before a style sheet that gives it the palette of a brand; empty for the original one. */
export function paletteUse(brand: Brand, file: string): string {
  const { palette } = paletteOf(brand);
  const changed = Object.entries(palette).filter(([name, value]) => value !== originalPalette[name]);
  if (changed.length === 0) return '';
  const address = normalizePath(path.relative(path.dirname(file), paletteFile)).replace(
    /_(\w+)\.scss$/,
    '$1',
  );
  return `@use '${address}' with (${changed.map(([name, value]) => `$${name}: ${value}`).join(', ')});\n`;
}
