import { bar, box, Drawing, dot, drawOn, glow, ink, plate, ring, stroke } from './isometric/kit.ts';
import type { Picture } from './Picture.ts';
import { technologyLogo } from './technologyLogos.ts';

/** The mark on a white key: a logo by name, or a plain glyph in a square of 64. */
type Mark = string | { glyph: string };

type KeyPlate = {
  title: string;
  /** Eight marks, row by row from the far corner, around the lit key in the middle. */
  marks: readonly Mark[];
  /** Heights of the eight keys. */
  heights: readonly number[];
  /** The white glyph of the lit key, in a square of 64. */
  glyph: string;
};

const viewBox = '-236 -168 472 336';
const spacing = 78;
const middle = 4;

/** Sides of the squares of wide and low logos, which would look smaller than their neighbours in 42. */
const largerLogos: Record<string, number> = { php: 52 };

const outlined = (x: number, y: number, width: number, height: number, radius: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${ink.white}" stroke-width="4"/>`;

/** A line of commits and one that branches off it, as dark as headings: not a product, and not lit. */
const branch =
  stroke('M23 23v18M23 38c0-7 18-2 18-14', ink.dark, 4) +
  ring(23, 17, 5, ink.dark, 4) +
  ring(23, 47, 5, ink.dark, 4) +
  ring(41, 19, 5, ink.dark, 4);

const keyPlates: Record<string, KeyPlate> = {
  frontend: {
    title: 'Front-end technologies around a browser window',
    marks: ['react', 'vue', 'angular-icon', 'nextjs-icon', 'javascript', 'html-5', 'css-3', 'bootstrap'],
    heights: [18, 26, 34, 14, 22, 30, 12, 20],
    glyph: outlined(13, 15, 38, 34, 6) + bar(13, 24, 38, 4, ink.white, 0),
  },
  backend: {
    title: 'Back-end technologies around two servers',
    marks: ['nodejs-icon', 'python', 'java', 'dotnet', 'ruby', 'django-icon', 'spring-icon', 'php'],
    heights: [30, 34, 22, 36, 34, 12, 20, 16],
    glyph:
      outlined(14, 13, 36, 16, 4) +
      outlined(14, 35, 36, 16, 4) +
      dot(23, 21, 2.6, ink.white) +
      dot(23, 43, 2.6, ink.white),
  },
  'mobile-app-development': {
    title: 'Mobile technologies around a phone',
    marks: ['react', 'flutter', 'swift', 'kotlin-icon', 'android-icon', 'apple', 'ionic-icon', 'dotnet'],
    heights: [20, 38, 18, 36, 12, 22, 26, 14],
    glyph: outlined(20, 11, 25, 42, 6) + stroke('M29 45h7', ink.white, 4),
  },
  devops: {
    title: 'DevOps tools around an endless loop',
    marks: [
      'docker-icon',
      'kubernetes',
      'aws',
      'terraform-icon',
      'jenkins',
      { glyph: branch },
      'azure-icon',
      'google-cloud',
    ],
    heights: [26, 18, 12, 16, 30, 34, 14, 22],
    glyph: stroke('M32 32c-7-11-22-9-22 0s15 11 22 0 22-9 22 0-15 11-22 0z', ink.white, 4.5),
  },
};

const placed = (glyph: string, inset: number) => `<g transform="translate(${inset} ${inset})">${glyph}</g>`;

/** A mark in the middle of a key's top of 68. */
async function drawMark(mark: Mark): Promise<string> {
  if (typeof mark !== 'string') return placed(mark.glyph, 2);
  const side = largerLogos[mark] ?? 42;
  return technologyLogo(mark, (68 - side) / 2, (68 - side) / 2, side);
}

/** Nine keys on the plate: eight white ones with marks, the one in the middle lit. */
async function drawKeyPlate({ title, marks, heights, glyph }: KeyPlate): Promise<string> {
  const drawing = new Drawing();
  plate(drawing);
  for (let place = 0; place < 9; place++) {
    const x = (place % 3) * spacing - 112;
    const y = Math.floor(place / 3) * spacing - 112;
    if (place === middle) {
      glow(drawing, [0, 0, 0], 58, 0.8);
      const key = box(drawing, { at: [x - 1, y - 1, 0], size: [70, 70, 38], material: 'lit', radius: 13 });
      drawOn(drawing, key.top, placed(glyph, 3));
      continue;
    }
    const index = place < middle ? place : place - 1;
    const height = heights[index]!;
    const key = box(drawing, { at: [x, y, 0], size: [68, 68, height], material: 'paper', radius: 14 });
    drawOn(drawing, key.top, await drawMark(marks[index]!));
  }
  return drawing.toSvg(title, viewBox);
}

/** The four key plates of the home page's technology cards. */
export function listTechnologyPictures(): Picture[] {
  return Object.entries(keyPlates).map(([name, keyPlate]) => ({
    name: `technologies/${name}`,
    ending: 'svg',
    maxBytes: 65_000,
    draw: () => drawKeyPlate(keyPlate),
  }));
}
