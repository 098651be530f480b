import { compileString } from 'sass';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '#shared/core/tokens.ts';
import { weakContrasts } from '../../build/palette/contrasts.ts';
import { palette } from '../support/colours.ts';

/** Compiles a piece of Sass as if it were in shared/styles. */
const compileSass = (source: string) =>
  compileString(source, { url: new URL('../../shared/styles/test.scss', import.meta.url) }).css;

it('finds enough contrast in the palette, and names each colour that lacks it in another one', () => {
  expect(weakContrasts()).toEqual([]);
  const place = 'shared/styles/settings/_palette.scss › $blue-700: has a contrast of ';
  expect(weakContrasts({ ...palette, 'blue-700': palette['blue-500']! })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${place.replace('$', '\\$')}.* on \\$surface, where it needs 4.5: `),
    ]),
  );
});

it.each(['white', 'error-ground', 'blue-100', 'navy-900', 'success-ground'])(
  'sees that a grey %s is too dark or too light',
  (name) => {
    expect(weakContrasts({ ...palette, [name]: '#777' })).not.toEqual([]);
  },
);

it.each(Object.keys(breakpoints) as BreakpointName[])(
  'styles and scripts agree on the breakpoint %s',
  (name) => {
    const css = compileSass(`@use 'tools' as *; @include breakpoint-up(${name}) { a { color: red; } }`);
    expect(css).toContain(`@media ${breakpointUp(name)}`);
  },
);

it.each([
  ['shared/ui/Quote.scss', '@layer page { .quote { margin: 0; } }', 'components'],
  ['pages/about/Quote.scss', '.quote { margin: 0; }', 'page'],
])('refuses in %s what is not in the layer of its folder: %s', async (codeFilename, code, layer) => {
  const [result] = (await stylelint.lint({ code, codeFilename })).results;
  expect(result!.warnings).toMatchObject([{ text: expect.stringContaining(`@layer ${layer} {`) }]);
});
