import { expect, test } from 'vitest';
import { checkVector } from '../../../scripts/tools/pictures/checkVector.ts';
import { cleanMark } from '../../../scripts/tools/pictures/cleanMark.ts';

const svg = (inner: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`;
const styled = svg('<defs><style>.cls-1{fill:#06A3DA}</style></defs><path class="cls-1" d="M1 1h7v7z"/>');
const gradient = svg(
  '<linearGradient id="a"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><use xlink:href="#b"/><path fill="url(#a)" d="M1 1h7v7z"/>',
);

test.each([
  ['style sheets', styled],
  ['gradients', gradient],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
])('takes %s in a drawing', (_what, drawing) => {
  expect(() => checkVector(drawing)).not.toThrow();
});

test.each([
  ['a linked picture', svg('<image xlink:href="logo.png"/>'), /^refers to another file/],
  ['a linked style sheet', svg('<style>@import "a.css";</style>'), /^refers to another file/],
  ['a linked fill', svg('<path fill="url(https://a.example/b.svg#c)"/>'), /^refers to another file/],
  ['text', svg('<text x="1">Acme</text>'), /^contains text, .*: convert it to paths/],
])('refuses %s in a drawing, with the way out', (_what, drawing, complaint) => {
  expect(() => checkVector(drawing)).toThrow(complaint);
});

test.each([
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="48mm" height="48mm" viewBox="0 0 48 48" id="svg1" inkscape:version="1.3"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns="http://www.w3.org/2000/svg"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="base" pagecolor="#ffffff"/>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <defs id="defs1"/>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(4,4)">
    <path style="fill:#ffffff;stroke:none" d="M 0,40 V 8 L 12,0 v 40 z" id="path1"/>
    <rect style="fill:#1fa463" id="rect1" width="11" height="11" x="14.5" y="14.5"/>
  </g>
</svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  x="0px" y="0px" viewBox="0 0 48 48" style="enable-background:new 0 0 48 48;" xml:space="preserve">
<style type="text/css">.st0{fill:#FFFFFF;} .st1{fill:#1FA463;}</style>
<g id="Mark"><path class="st0" d="M4,44V12l12-8v40z"/><rect x="18" y="18" class="st1" width="11" height="11"/></g>
</svg>`,
  ],
])('a mark from %s is cleaned', (_program, drawing) => {
  const mark = cleanMark(drawing);
  expect(mark).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48"><path [^<]*\/><path [^<]*\/><\/svg>$/,
  );
  expect(mark).toMatch(/fill="#fff".*fill="#1fa463"/);
});

test.each([
  [
    'a gradient',
    gradient.replace('<use xlink:href="#b"/>', ''),
    /^contains gradients, clips or copies .*plain colours/,
  ],
  ['text', svg('<text x="1">Acme</text>'), /^contains text/],
])('refuses %s in a mark, with the way out', (_what, drawing, complaint) => {
  expect(() => cleanMark(drawing)).toThrow(complaint);
});

test('names everything that is wrong at once', () => {
  expect(() => checkVector(svg('<text>A</text><image href="a.png"/>'))).toThrow(
    /^refers to another file.*; it contains text, /,
  );
});
