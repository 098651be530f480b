import { describe, expect, it } from 'vitest';
import { palette } from '../support/colours.ts';
import { contrast } from '../support/wcagContrast.ts';
import { sassMap } from './sassSettings.ts';

describe('contrast', () => {
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
