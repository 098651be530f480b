import { bar, box, Drawing, dot, drawOn, glow, ink, plate, stroke } from './isometric/kit.ts';
import type { Picture } from './Picture.ts';
import { technologyLogo } from './technologyLogos.ts';

type KeyPlate = {
  title: string;
  /** Eight logos, row by row from the far corner, around the lit key in the middle. */
  logos: readonly string[];
  /** Heights of the eight keys. */
  heights: readonly number[];
  /** The white glyph of the lit key, in a square of 64. */
  glyph: string;
};

const viewBox = '-236 -168 472 336';
const spacing = 78;
const middle = 4;

const outlined = (x: number, y: number, width: number, height: number, radius: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${ink.white}" stroke-width="4"/>`;

const keyPlates: Record<string, KeyPlate> = {
  frontend: {
    title: 'Front-end technologies around a browser window',
    logos: ['react', 'vue', 'angular-icon', 'nextjs-icon', 'javascript', 'html-5', 'css-3', 'bootstrap'],
    heights: [18, 26, 34, 14, 22, 30, 12, 20],
    glyph: outlined(13, 15, 38, 34, 6) + bar(13, 24, 38, 4, ink.white, 0),
  },
  backend: {
    title: 'Back-end technologies around two servers',
    logos: ['nodejs-icon', 'python', 'java', 'dotnet', 'ruby', 'django-icon', 'spring-icon', 'postgresql'],
    heights: [30, 14, 22, 26, 34, 12, 20, 16],
    glyph:
      outlined(14, 13, 36, 16, 4) +
      outlined(14, 35, 36, 16, 4) +
      dot(23, 21, 2.6, ink.white) +
      dot(23, 43, 2.6, ink.white),
  },
  'mobile-app-development': {
    title: 'Mobile technologies around a phone',
    logos: ['react', 'flutter', 'swift', 'kotlin-icon', 'android-icon', 'apple', 'ionic-icon', 'firebase'],
    heights: [14, 30, 18, 34, 12, 22, 26, 14],
    glyph: outlined(20, 11, 25, 42, 6) + stroke('M29 45h7', ink.white, 4),
  },
  devops: {
    title: 'DevOps tools around an endless loop',
    logos: [
      'docker-icon',
      'kubernetes',
      'aws',
      'terraform-icon',
      'jenkins',
      'github-actions',
      'azure-icon',
      'prometheus',
    ],
    heights: [26, 18, 12, 16, 30, 34, 14, 22],
    glyph: stroke('M32 32c-7-11-22-9-22 0s15 11 22 0 22-9 22 0-15 11-22 0z', ink.white, 4.5),
  },
};

/** Nine keys stand on the plate: eight white ones bear logos, the one in the middle is lit. */
async function drawKeyPlate({ title, logos, heights, glyph }: KeyPlate): Promise<string> {
  const drawing = new Drawing();
  plate(drawing);
  for (let place = 0; place < 9; place++) {
    const x = (place % 3) * spacing - 112;
    const y = Math.floor(place / 3) * spacing - 112;
    if (place === middle) {
      glow(drawing, [0, 0, 0], 58, 0.8);
      const key = box(drawing, { at: [x - 1, y - 1, 0], size: [70, 70, 38], material: 'lit', radius: 13 });
      drawOn(drawing, key.top, `<g transform="translate(3 3)">${glyph}</g>`);
      continue;
    }
    const index = place < middle ? place : place - 1;
    const height = heights[index]!;
    const key = box(drawing, { at: [x, y, 0], size: [68, 68, height], material: 'paper', radius: 14 });
    drawOn(drawing, key.top, await technologyLogo(logos[index]!, 13, 13, 42));
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
