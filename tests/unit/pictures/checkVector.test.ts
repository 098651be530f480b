import { expect, test } from 'vitest';
import { checkVector } from '../../../scripts/tools/pictures/checkVector.ts';

const svg = (inner: string, root = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${root}>${inner}</svg>`;
const shape = '<path d="M1 1h7v7z" fill="#06A3DA"/>';
const styled = svg('<defs><style>.cls-1{fill:#06A3DA}</style></defs><path class="cls-1" d="M1 1h7v7z"/>');
const gradient = svg('<linearGradient id="a"/><use xlink:href="#b"/><path fill="url(#a)" d="M1 1h7v7z"/>');

test.each([
  ['plain shapes in a mark', 'brand/mark-light', svg(shape)],
  ['style sheets in a logo', 'brand/logo-dark', styled],
  ['gradients in a logo', 'logos/acme', gradient],
  ['an embedded picture', 'logos/acme', svg('<image href="data:image/png;base64,AAAA"/>')],
])('takes %s', (_what, name, drawing) => {
  expect(() => checkVector(name, drawing)).not.toThrow();
});

test.each([
  ['a linked picture', 'logos/acme', svg('<image xlink:href="logo.png"/>'), /^refers to another file/],
  ['a linked style sheet', 'logos/acme', svg('<style>@import "a.css";</style>'), /^refers to another file/],
  [
    'a linked fill',
    'logos/acme',
    svg('<path fill="url(https://a.example/b.svg#c)"/>'),
    /^refers to another file/,
  ],
  ['text', 'logos/acme', svg('<text x="1">Acme</text>'), /^contains text, .*: convert it to paths/],
  ['a style sheet in a mark', 'brand/mark', styled, /^contains CSS, .*"presentation attributes"/],
  ['style attributes in a mark', 'brand/mark', svg('<path style="fill:#fff"/>'), /^contains CSS/],
  [
    'ids in a mark',
    'brand/mark-light',
    svg(shape, ' id="Layer_1"'),
    /^contains ids, .*: export it without ids/,
  ],
  ['a script in a mark', 'brand/mark', svg('<script>a()</script>'), /^contains a script/],
])('refuses %s, with the way out', (_what, name, drawing, complaint) => {
  expect(() => checkVector(name, drawing)).toThrow(complaint);
});

test('names everything that is wrong at once', () => {
  const drawing = svg('<text>A</text>', ' id="a"');
  expect(() => checkVector('brand/mark', drawing)).toThrow(/^contains text, .*; it contains ids, /);
});
