import { bar, box, cylinder, type Drawing, drawOn, glow, ink, tick } from '../isometric/kit.ts';

export const sentence = 'Two ledgers are reconciled, and a matching pair of entries lights up';

const [first, pitch, depth, width] = [-122, 42, 32, 98];
/** The far corner of each ledger along x. */
const [left, right] = [-122, 24];

/** Lengths of the text and the amount of each entry, left and right; the third pair of entries has met. */
const entries = [[36, 20, 28, 22], [26, 24, 40, 18], 'pair', [40, 18, 30, 26], [28, 22, 36, 20]] as const;

function row(drawing: Drawing, [x, y]: readonly [number, number], text: number, amount: number): void {
  const material = x === left ? 'paper' : 'mist';
  const { top } = box(drawing, { at: [x, y, 0], size: [width, depth, 12], material, radius: 8 });
  drawOn(
    drawing,
    top,
    bar(11, 12.5, text, 7, ink.grey) + bar(width - 11 - amount, 12.5, amount, 7, ink.steel),
  );
}

function heading(drawing: Drawing, x: number, text: number): void {
  const { top } = box(drawing, { at: [x, first, 0], size: [width, depth, 22], material: 'navy', radius: 8 });
  drawOn(drawing, top, bar(11, 12, text, 8, ink.onNavyStrong) + bar(66, 12, 21, 8, ink.onNavy));
}

function pair(drawing: Drawing, y: number): void {
  const middle = y + depth / 2;
  glow(drawing, [0, middle, 0], 104, 0.6);
  for (const [x, mark] of [
    [-94, 14],
    [1, 41],
  ] as const) {
    const { top } = box(drawing, { at: [x, y - 4, 0], size: [93, 40, 26], material: 'lit', radius: 9 });
    drawOn(drawing, top, bar(mark, 16, 38, 8, ink.white));
  }
  const seal = cylinder(drawing, { at: [0, middle, 26], radius: 22, height: 10, material: 'paper' });
  drawOn(drawing, seal, tick(-11, 0, 8, ink.lit, 6));
}

/** Entries of two ledgers lie in rows under their headings; one of each has moved to the middle and met the other. */
export function draw(drawing: Drawing): void {
  heading(drawing, left, 40);
  heading(drawing, right, 30);
  for (const [index, entry] of entries.entries()) {
    const y = first + (index + 1) * pitch;
    if (entry === 'pair') {
      pair(drawing, y);
      continue;
    }
    row(drawing, [left, y], entry[0], entry[1]);
    row(drawing, [right, y], entry[2], entry[3]);
  }
}
