import { expect, test } from 'vitest';
import { checkVector } from '../../../build/pictures/checkVector.ts';
import { cleanMark } from '../../../build/pictures/makeVector.ts';

const svg = (inner: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`;
const gradient =
  '<linearGradient id="a"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M1 1h7v7z"/>';

test.each([
  '<defs><style>.cls-1{fill:#06A3DA}</style></defs><path class="cls-1" d="M1 1h7v7z"/>',
  `${gradient}<use xlink:href="#b"/>`,
  '<image href="data:image/png;base64,AAAA"/>',
])('a drawing may have %s', (inner) => {
  expect(() => checkVector(svg(inner))).not.toThrow();
});

test.each([
  ['<image xlink:href="logo.png"/>', /^refers to another file/],
  ['<style>@import "a.css";</style>', /^refers to another file/],
  ['<path fill="url(https://a.example/b.svg#c)"/>', /^refers to another file/],
  ['<text/><image href="a.png"/>', /^refers to another file.*; it contains text, .*: convert it to paths/],
])('a drawing with %s is refused, with the remedy', (inner, complaint) => {
  expect(() => checkVector(svg(inner))).toThrow(complaint);
  expect(() => cleanMark(svg(inner))).toThrow(complaint);
});

test('a mark with a gradient is refused: its id might be one of the page', () => {
  expect(() => cleanMark(svg(gradient))).toThrow(/^contains gradients, clips or copies .*plain colours/);
});

test('a mark from Illustrator is cleaned', () => {
  const drawing = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 48 48"
  style="enable-background:new 0 0 48 48;" xml:space="preserve">
<style type="text/css">.st0{fill:#FFFFFF;} .st1{fill:#1FA463;}</style>
<g id="Mark"><path class="st0" d="M4,44V12l12-8v40z"/><rect x="18" y="18" class="st1" width="11" height="11"/></g>
</svg>`;
  expect(cleanMark(drawing)).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48"><path fill="#fff"[^<]*\/><path fill="#1fa463"[^<]*\/><\/svg>$/,
  );
});
