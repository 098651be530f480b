import { compileString } from 'sass';
import { expect, it } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '../../shared/core/tokens.ts';
import { palette } from '../support/colours.ts';
import { contrast } from '../support/wcagContrast.ts';

/** Compiles a piece of Sass as if it were in shared/styles. */
const compileSass = (source: string) =>
  compileString(source, { url: new URL('../../shared/styles/test.scss', import.meta.url) }).css;

/** The colours of text and marks on grounds of one kind. */
function coloursOn(context: string): Record<string, string> {
  const css = compileSass(
    `@use 'settings'; a { @each $key, $value in settings.$colours-${context} { --#{$key}: #{$value}; } }`,
  );
  return Object.fromEntries([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key, value]) => [key, value]));
}

it.each([
  ['light', ['white', 'surface']],
  ['navy', ['navy-900', 'navy-950']],
])('text and marks on %s have enough contrast', (context, grounds) => {
  const colours = coloursOn(context);
  const ratio = (name: string, ground: string) => contrast(colours[name]!, ground);
  for (const ground of grounds.map((name) => palette[name]!)) {
    for (const name of ['text', 'text-strong', 'text-muted', 'heading', 'link', 'link-hover', 'link-active'])
      expect(ratio(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const name of ['focus', 'icon', 'accent', 'button'])
      expect(ratio(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  for (const name of ['button', 'button-hover', 'button-active'])
    expect(ratio('on-button', colours[name]!), `text on ${name}`).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.keys(breakpoints) as BreakpointName[])(
  'styles and scripts agree on the breakpoint %s',
  (name) => {
    const css = compileSass(`@use 'tools' as *; @include breakpoint-up(${name}) { a { color: red; } }`);
    expect(css).toContain(`@media ${breakpointUp(name)}`);
  },
);
