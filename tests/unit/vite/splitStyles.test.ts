import { describe, expect, test } from 'vitest';
import { splitStyles } from '../../../scripts/vite/splitStyles.ts';

const firstView = '<body><div class="banner on-navy"><h1 class="banner__title">Words</h1></div>';
const split = (css: string) => splitStyles()(css, firstView);

describe('the styles of the first view', () => {
  test.each([
    ['an element', 'h1{margin:0}'],
    ['a class that it bears', '.banner__title{margin:0}'],
    ['one of several', '.card,.banner{margin:0}'],
    ['a state', '.banner:hover::after{margin:0}'],
    ['something that it does not bear, negated', '.banner:not(.card){margin:0}'],
    ['one of several within a pseudo-class', ':is(.card,.banner) h1{margin:0}'],
    ['a font', '@font-face{font-family:Outfit;src:url(outfit.woff2)}'],
    ['a font of letters', '@font-face{font-family:Outfit;unicode-range:U+20-7e}'],
    ['a font of one figure', '@font-face{font-family:Outfit;unicode-range:U+31}'],
    ['a font of all figures', '@font-face{font-family:Outfit;unicode-range:U+3?}'],
    ['the order of layers', '@layer vendor,base;'],
    ['an animation that it uses', '.banner{animation:2s linear rise}@keyframes rise{0%{opacity:0}}'],
  ])('hold rules for %s', (_what, css) => {
    expect(split(css)).toEqual({ first: css, later: '' });
  });

  test.each([
    ['a class below it', '.card{margin:0}'],
    ['a class below it within one of its own', '.banner .card{margin:0}'],
    ['both classes at once', '.banner.card{margin:0}'],
    ['a font of other characters', '@font-face{font-family:Outfit;unicode-range:U+22,U+5b-60,U+a1-ff}'],
    ['print', '@media print{.banner{margin:0}}'],
    ['an animation that is used below it', '.card{animation-name:rise}@keyframes rise{0%{opacity:0}}'],
  ])('leave rules for %s to the file', (_what, css) => {
    expect(split(css)).toEqual({ first: '', later: css });
  });

  test('divide media queries and layers, each part with its own rules in their order', () => {
    const css =
      '@layer base{@media (width>=37.5em){.banner{margin:0}.card{margin:0}.banner h1{padding:0}}.card{padding:0}}';
    expect(split(css)).toEqual({
      first: '@layer base{@media (width>=37.5em){.banner{margin:0}.banner h1{padding:0}}}',
      later: '@layer base{@media (width>=37.5em){.card{margin:0}}.card{padding:0}}',
    });
  });
});
