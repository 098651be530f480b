import type { Picture } from '../Picture.ts';

/** Colours of the mark: the left wall, the right wall and the lid, which is lit. */
type MarkColours = { left: string; right: string; lid: string };

const darkMark: MarkColours = { left: '#091E3E', right: '#6E84A6', lid: '#06A3DA' };
const lightMark: MarkColours = { left: '#FFFFFF', right: '#8FA5C2', lid: '#06A3DA' };

const leftWall =
  'M2.6 17.2 14 23.8a2 2 0 0 1 1 1.73V38.4a1.6 1.6 0 0 1-2.4 1.39L2.2 33.8A2.4 2.4 0 0 1 1 31.7V18.1a1.07 1.07 0 0 1 1.6-.9z';
const rightWall =
  'M33.4 17.2 22 23.8a2 2 0 0 0-1 1.73V38.4a1.6 1.6 0 0 0 2.4 1.39l10.4-5.99a2.4 2.4 0 0 0 1.2-2.1V18.1a1.07 1.07 0 0 0-1.6-.9z';
const lid =
  'M16.8.9 5 7.7a1.6 1.6 0 0 0 0 2.77l11.8 6.8a2.4 2.4 0 0 0 2.4 0L31 10.47a1.6 1.6 0 0 0 0-2.77L19.2.9a2.4 2.4 0 0 0-2.4 0z';

/** The mark in a box of 36 by 41: two walls of a block and, lifted from them, its lid. */
function markShapes({ left, right, lid: lidColour }: MarkColours): string {
  return [
    `<path d="${leftWall}" fill="${left}"/>`,
    `<path d="${rightWall}" fill="${right}"/>`,
    `<path d="${lid}" fill="${lidColour}"/>`,
  ].join('');
}

const markFile = (colours: MarkColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 41">${markShapes(colours)}</svg>\n`;

/** The mark without the name, for light and for navy ground. */
export function listMarks(): Picture[] {
  return [
    { name: 'brand/mark', ending: 'svg', maxBytes: 2_000, draw: async () => markFile(darkMark) },
    { name: 'brand/mark-light', ending: 'svg', maxBytes: 2_000, draw: async () => markFile(lightMark) },
  ];
}
