import { expect, test } from 'vitest';
import { drawLogo } from '../../scripts/tools/logo/drawLogo.ts';

const svg = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}><circle cx="9" cy="9" r="9"/></svg>`;

test('a logo is the mark, as high as the name needs it, with the name as outlines', async () => {
  const logo = await drawLogo(svg('viewBox="0 0 82 82"'), 'Łódź & Co', '#fff');
  expect(logo).toContain('<g transform="scale(0.5)"><circle cx="9" cy="9" r="9"></circle></g>');
  expect(logo).toMatch(/viewBox="0 0 \d+ 41" role="img" aria-label="Łódź &amp; Co"/);
  expect(logo).toMatch(/<path d="M[^"]{500,}" fill="#fff"\/>/);
});

test('a mark without a size is refused', async () => {
  await expect(drawLogo(svg(''), 'Acme', '#fff')).rejects.toThrow('A mark has no viewBox');
});
