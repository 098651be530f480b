import { describe, expect, it } from 'vitest';
import { type BreakpointName, breakpoints, breakpointUp, durations } from '../../shared/runtime/tokens.ts';
import { compileSass, sassMap } from './sassSettings.ts';

function withUnit(numbers: Record<string, number>, unit: string): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}${unit}`]));
}

describe('numbers that styles and scripts share', () => {
  it('has the same breakpoints in both', () => {
    expect(sassMap('breakpoints')).toEqual(withUnit(breakpoints, ''));
  });

  it('has the same durations in both', () => {
    expect(sassMap('shared-durations')).toEqual(withUnit(durations, 'ms'));
  });

  it.each(Object.keys(breakpoints) as BreakpointName[])(
    'asks for %s with the query of the styles',
    (name) => {
      const css = compileSass(`@use 'tools' as *; @include breakpoint-up(${name}) { a { color: red; } }`);
      expect(css).toContain(`@media ${breakpointUp(name)}`);
    },
  );
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
