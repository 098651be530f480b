import { bar, box, type Drawing, drawOn, glow, ink, panel, project, stroke } from '../isometric/kit.ts';
import { round } from '../round.ts';

export const sentence = 'An item moves from the shelf to the basket, and the stock counts down';

/** Goods on a board from left to right: place along x, width, height and material. */
const boards = [
  [
    6,
    [
      [-66, 36, 28, 'mist'],
      [-24, 32, 22, 'steel'],
      [14, 40, 30, 'paper'],
      [60, 34, 24, 'mist'],
    ],
  ],
  [
    47,
    [
      [-66, 32, 24, 'steel'],
      [-28, 40, 28, 'mist'],
      [62, 34, 28, 'paper'],
    ],
  ],
] as const;

const [shelfY, shelfDepth, shelfHeight] = [-110, 46, 90];

function shelfSide(drawing: Drawing, x: number): void {
  box(drawing, { at: [x, shelfY, 0], size: [8, shelfDepth, shelfHeight], material: 'mist', radius: 3 });
}

function shelf(drawing: Drawing): void {
  panel(drawing, {
    facing: 'left',
    at: [-80, shelfY, 0],
    width: 194,
    height: shelfHeight,
    thickness: 6,
    material: 'steel',
    radius: 3,
  });
  shelfSide(drawing, -82);
  for (const [z, goods] of boards) {
    const at = [-74, shelfY + 6, z] as const;
    box(drawing, { at, size: [180, shelfDepth - 6, 6], material: 'paper', radius: 2, hasShadow: false });
    for (const [x, width, height, material] of goods)
      box(drawing, { at: [x, shelfY + 12, z + 6], size: [width, 28, height], material, radius: 5 });
  }
  shelfSide(drawing, 106);
  const at = [-86, shelfY - 2, shelfHeight] as const;
  box(drawing, { at, size: [204, shelfDepth + 4, 12], material: 'navy', radius: 6 });
}

/** The way of the item from its place on the shelf, as dots along a bow. */
function way(drawing: Drawing): void {
  const [from, over, to] = [project([36, -66, 68]), project([20, 20, 140]), project([-6, 50, 74])].map(
    ([x, y]) => `${round(x)} ${round(y)}`,
  );
  const dots = 'stroke-width="3" stroke-linecap="round" stroke-dasharray="1 7"';
  drawing.add(`<path d="M${from}Q${over} ${to}" fill="none" stroke="${ink.lit}" ${dots}/>`);
}

const [basketX, basketY, basketWidth, basketDepth, basketHeight] = [-58, 18, 100, 74, 38];

function basketWall(drawing: Drawing, facing: 'left' | 'right', x: number, y: number): void {
  const width = facing === 'left' ? basketWidth : basketDepth;
  const size = { width, height: basketHeight, thickness: 6, radius: 5 };
  const face = panel(drawing, { facing, at: [x, y, 0], material: 'steel', ...size });
  const slots = Array.from(
    { length: Math.floor((width - 12) / 13) },
    (_, slot) => `M${13 + slot * 13} 13v15`,
  );
  drawOn(drawing, face, stroke(slots.join(''), '#7D93B5', 4.5));
}

/** A shelf with one empty place stands at the back; what was there is in the basket, lit. */
export function draw(drawing: Drawing): void {
  shelf(drawing);
  basketWall(drawing, 'right', basketX, basketY);
  basketWall(drawing, 'left', basketX, basketY);
  glow(drawing, [basketX + 50, basketY + 37, 2], 46, 0.9);
  box(drawing, { at: [-30, 34, 4], size: [46, 44, 58], material: 'lit', radius: 9 });
  basketWall(drawing, 'left', basketX, basketY + basketDepth - 6);
  basketWall(drawing, 'right', basketX + basketWidth - 6, basketY);
  way(drawing);

  const stock = box(drawing, { at: [64, 22, 0], size: [54, 70, 9], material: 'paper', radius: 9 });
  const counts = [26, 39, 52].map((y) => bar(10, y, 20, 5.5, ink.greySoft) + bar(36, y, 9, 5.5, ink.grey));
  drawOn(drawing, stock.top, bar(10, 10, 26, 7, ink.dark) + counts.join(''));
}
