import { describe, expect, it } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp } from '../../shared/core/tokens.ts';
import { compileSass, sassMap } from './sassSettings.ts';

describe('breakpoints, which styles and scripts share', () => {
  it('are the same in both', () => {
    const widths = Object.entries(breakpoints).map(([name, width]) => [name, String(width)]);
    expect(sassMap('breakpoints')).toEqual(Object.fromEntries(widths));
  });

  it.each(Object.keys(breakpoints) as BreakpointName[])('are asked for with the same query: %s', (name) => {
    const css = compileSass(`@use 'tools' as *; @include breakpoint-up(${name}) { a { color: red; } }`);
    expect(css).toContain(`@media ${breakpointUp(name)}`);
  });
});

describe('accessors', () => {
  it.each([
    ['color(txet)', '_colours.scss'],
    ['space(25)', '_space.scss'],
    ['radius(crad)', '_shape.scss'],
    ['shadow(high)', '_shape.scss'],
    ['duration(quick)', '_motion.scss'],
    ['z(top)', '_z-order.scss'],
    ['size(hero)', '_sizes.scss'],
    ['font(mono)', '_type.scss'],
    ['measure(wide)', '_type.scss'],
  ])('%s fails and names %s', (call, file) => {
    expect(() => compileSass(`@use 'tools' as *; a { b: ${call}; }`)).toThrow(`settings/${file}`);
  });

  it('fails on an unknown text style or breakpoint', () => {
    expect(() => compileSass("@use 'tools' as *; a { @include type(h9); }")).toThrow('settings/_type.scss');
    expect(() => compileSass("@use 'tools' as *; @include breakpoint-up(huge) { a { b: c; } }")).toThrow(
      'settings/_breakpoints.scss',
    );
  });
});
