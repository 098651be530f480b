import { compileString } from 'sass';
import { expect, it, test } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '#shared/core/tokens.ts';
import { inLayer } from '../../build/styles/layers.ts';

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

test('development puts a style sheet into the layer of its folder, with each line where it was', () => {
  expect(inLayer("@use 'a';\n\n.quote {}", 'shared/ui/Quote.scss')).toBe(
    "@use 'a'; @layer components {\n\n.quote {}}",
  );
  expect(inLayer('.quote {}', 'pages/about/Quote.scss')).toBe(' @layer page {.quote {}}');
  expect(inLayer('@layer base {}', 'shared/styles/main.scss')).toBe('@layer base {}');
});
