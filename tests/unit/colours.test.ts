import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paletteFile } from '../../scripts/lib/palette.ts';
import { contrast } from '../../scripts/tools/colours/contrast.ts';
import { palette } from '../support/colours.ts';
import { sassMap } from './sassSettings.ts';

const text = readFileSync(paletteFile, 'utf8');

/** The comment above each colour says "5.33 on white, 4.96 on surface". */
const claims = text.split('\n\n').flatMap((block) => {
  const colour = /^\$([\w-]+):/m.exec(block)?.[1] ?? '';
  const comment = block.replaceAll('\n// ', ' ');
  return [...comment.matchAll(/(\d[\d.]*) on ([\w-]+)/g)].map(([, ratio, ground = '']) => ({
    colour,
    ground,
    ratio: Number(ratio),
  }));
});

describe('contrast', () => {
  it('finds the claims of the palette', () => {
    expect(claims.length).toBeGreaterThan(40);
  });

  it.each(claims)('$colour has $ratio on $ground', ({ colour, ground, ratio }) => {
    const is = Number(contrast(palette[colour]!, palette[ground]!).toFixed(2));
    expect(is, 'npm run colours updates the figures').toBe(ratio);
  });

  it.each([
    ['light', ['white', 'surface']],
    ['navy', ['navy-900', 'navy-950']],
  ])('suffices for text and marks on %s', (context, grounds) => {
    const colours = sassMap(`colours-${context}`);
    for (const ground of grounds) {
      for (const name of ['text', 'textStrong', 'textMuted', 'heading', 'link', 'linkHover', 'linkActive']) {
        expect(contrast(colours[name]!, palette[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
      for (const name of ['focus', 'icon', 'accent', 'button']) {
        expect(contrast(colours[name]!, palette[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const name of ['button', 'buttonHover', 'buttonActive']) {
      expect(contrast(colours.onButton!, colours[name]!), `text on ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has the same names on light and on navy', () => {
    expect(Object.keys(sassMap('colours-light'))).toEqual(Object.keys(sassMap('colours-navy')));
  });
});
