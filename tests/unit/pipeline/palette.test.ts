import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf, derivePalette, originalPalette } from '../../../build/palette/palette.ts';

const original = { dark: originalPalette['navy-900']!, bright: originalPalette['blue-500']! };

const texts = ['text', 'text-strong', 'text-muted', 'heading', 'link', 'link-hover', 'link-active'];
const marks = ['focus', 'icon', 'accent', 'button', 'line-strong'];
const buttons = ['button', 'button-hover', 'button-active'];

/** Colours by meaning, the grounds they are seen on, and the contrast they need there (WCAG 1.4.3, 1.4.11). */
const needed: [map: string, colours: string[], grounds: string[], ratio: number][] = [
  ['light', texts, ['white', 'surface'], 4.5],
  ['light', marks, ['white', 'surface'], 3],
  ['navy', texts, ['navy-900', 'navy-950'], 4.5],
  ['navy', marks.slice(0, -1), ['navy-900', 'navy-950'], 3],
  ['light', ['on-button'], buttons, 4.5],
  ['navy', ['on-button'], buttons, 4.5],
  ['fixed', ['error'], ['white', 'surface', 'error-ground'], 4.5],
  ['fixed', ['success'], ['success-ground'], 4.5],
  ['fixed', ['placeholder'], ['field'], 4.5],
  ['fixed', ['on-lit'], ['lit', 'lit-hover'], 4.5],
  ['fixed', ['on-lit-ground'], ['lit-ground', 'lit-ground-soft'], 4.5],
  ['fixed', ['text-on-picture'], ['navy-900', 'navy-950'], 4.5],
];

const styles = readFileSync('shared/styles/settings/_colours.scss', 'utf8');

/** The names in the palette of a map of colours in _colours.scss, by their meanings. */
function namesIn(map: string): Record<string, string> {
  const [, text = ''] = new RegExp(`^\\$${map}: \\((.*?)^\\);`, 'ms').exec(styles)!;
  return Object.fromEntries([...text.matchAll(/([\w-]+): \$([\w-]+),/g)].map(([, key, name]) => [key, name]));
}

function weakPairs(own: Record<string, string>): string[] {
  const buttons = { fill: own['blue-500']!, 'fill-hover': own['blue-400']!, 'on-fill': own['navy-900']! };
  const palette: Record<string, string> = { ...buttons, ...own };
  return needed.flatMap(([map, colours, grounds, ratio]) => {
    const names = namesIn(map);
    const pairs = colours.flatMap((colour) =>
      grounds.map((ground) => [names[colour]!, names[ground] ?? ground] as const),
    );
    return pairs
      .filter(([colour, ground]) => contrastOf(palette[colour]!, palette[ground]!) < ratio)
      .map(([colour, ground]) => `${colour} on ${ground}`);
  });
}

test('its own two colours give the original palette, in whatever letters they are written', () => {
  const { palette, warnings } = derivePalette(
    { dark: original.dark.toUpperCase(), bright: original.bright.toUpperCase() },
    originalPalette,
  );
  expect(palette).toEqual(originalPalette);
  expect(warnings).toEqual([]);
});

test('in the original palette everything can be read, and what could not is found', () => {
  expect(weakPairs(originalPalette)).toEqual([]);
  expect(weakPairs({ ...originalPalette, 'blue-700': originalPalette['blue-500']! })).toContain(
    'blue-700 on surface',
  );
});

const cube = ['00', '66', 'ff'].flatMap((red, _index, steps) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

test.each(['#091e3e', '#000000', '#3b0764', '#5c2e00', '#9a9a9a', '#ffffff'])(
  'whatever the bright colour beside %s, everything can be read',
  (dark) => {
    for (const bright of cube) {
      const { palette } = derivePalette({ dark, bright }, originalPalette);
      expect(weakPairs(palette), bright).toEqual([]);
    }
  },
);

test('a brand that can be read is used as it is; one that cannot is moved, and said so', () => {
  const orange = derivePalette({ dark: '#2b1405', bright: '#f97316' }, originalPalette);
  expect(orange.palette).toMatchObject({ 'navy-900': '#2b1405', 'blue-500': '#f97316' });
  expect(orange.warnings).toEqual([]);
  const green = derivePalette({ dark: '#0b0f0d', bright: '#0B6E4F' }, originalPalette);
  expect(green.palette['blue-500']).not.toBe('#0b6e4f');
  expect(green.warnings).toEqual([
    expect.stringMatching(
      /brand › bright: #0b6e4f has a contrast of 3\.1 with #0b0f0d, where it needs 4\.5: #\w{6} is used in its place, but for buttons/,
    ),
  ]);
  expect(green.palette).toMatchObject({ fill: '#0b6e4f', 'on-fill': originalPalette.white });
  const navy = derivePalette({ dark: '#0b0f0d', bright: '#1a2a6c' }, originalPalette);
  expect(navy.palette.fill, 'a button that can hardly be told from its ground').toBeUndefined();
});
