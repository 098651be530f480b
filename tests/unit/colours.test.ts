import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sassMap, styles } from './sassSettings.ts';

/** Relative luminance after WCAG 2.2, of a colour in hex notation. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio after WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const palette = readFileSync(new URL('settings/_palette.scss', styles), 'utf8');
const hex = Object.fromEntries(
  [...palette.matchAll(/^\$([\w-]+): (#\w+);/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>;

/** The comment above each colour says "5.33 on white, 4.96 on surface". */
const claims = palette.split('\n\n').flatMap((block) => {
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
    expect(Number(contrast(hex[colour]!, hex[ground]!).toFixed(2))).toBe(ratio);
  });

  it.each([
    ['light', ['white', 'surface']],
    ['navy', ['navy-900', 'navy-950']],
  ])('suffices for text and marks on %s', (context, grounds) => {
    const colours = sassMap(`colours-${context}`);
    for (const ground of grounds) {
      for (const name of ['text', 'textStrong', 'textMuted', 'heading', 'link', 'linkHover', 'linkActive']) {
        expect(contrast(colours[name]!, hex[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const name of ['focus', 'icon', 'accent', 'button']) {
        expect(contrast(colours[name]!, hex[ground]!), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
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
