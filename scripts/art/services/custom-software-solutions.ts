import { box, type Drawing, dotted, drawOn, glow, ink, line, ring, stroke, tick } from '../isometric/kit.ts';

export const sentence = 'A block comes down into the one place made for it';

const spacing = 64;
const side = 60;
const first = -94;

/** Material and height of the nine places, row by row; the open place in the middle has none. */
const blocks = [
  [
    ['mist', 40],
    ['paper', 28],
    ['steel', 36],
  ],
  [['paper', 28], undefined, ['mist', 32]],
  [
    ['navy', 46],
    ['mist', 26],
    ['paper', 22],
  ],
] as const;

/** The marks on two of the blocks, by row and column. */
const marks: Record<string, string> = {
  '1,2': ring(30, 30, 13, ink.white, 5),
  '2,0': stroke('M18 30h24M30 18v24', ink.onNavyStrong, 5),
};

function openPlace(drawing: Drawing, x: number, y: number): void {
  const outline = `<rect x="1" y="1" width="58" height="58" rx="10" fill="${ink.litField}" stroke="${ink.lit}" stroke-width="2" stroke-dasharray="5 5"/>`;
  drawOn(drawing, { origin: [x, y, 0], facing: 'top' }, outline);
  glow(drawing, [x + 30, y + 30, 0], 44, 0.6);
  guide(drawing, x, y + side, 2);
  guide(drawing, x + side, y, 2);
}

function guide(drawing: Drawing, x: number, y: number, from: number): void {
  line(drawing, { dash: dotted }, [x, y, from], [x, y, 86]);
}

/** Eight blocks of different heights leave one place open; the lit block that fits it hangs above. */
export function draw(drawing: Drawing): void {
  for (const [row, places] of blocks.entries()) {
    for (const [column, place] of places.entries()) {
      const [x, y] = [first + column * spacing, first + row * spacing];
      if (!place) {
        openPlace(drawing, x, y);
        continue;
      }
      const [material, height] = place;
      const block = box(drawing, { at: [x, y, 0], size: [side, side, height], material, radius: 11 });
      drawOn(drawing, block.top, marks[`${row},${column}`] ?? '');
    }
  }
  guide(drawing, 30, 30, 60);
  drawing.addLit([0, 0, -28], () => {
    const fitting = box(drawing, { at: [-30, -30, 84], size: [side, side, 30], material: 'lit', radius: 11 });
    drawOn(drawing, fitting.top, tick(18, 30, 9, ink.white, 5));
  });
}
