import { compileString } from 'sass';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '#shared/core/tokens.ts';

/** Compiles a piece of Sass as if it were in shared/styles. */
const compileSass = (source: string) =>
  compileString(source, { url: new URL('../../shared/styles/test.scss', import.meta.url) }).css;

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
