import {
  bar,
  box,
  cylinder,
  type Drawing,
  drawOn,
  ink,
  panel,
  ring,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'Measured columns add up to a curve with one peak';

/** Columns from back to front: x, y, height and material. The lit one is the peak. */
const columns = [
  [-62, -96, 44, 'mist'],
  [-16, -96, 30, 'steel'],
  [30, -96, 62, 'mist'],
  [76, -96, 38, 'navy'],
  [-62, -46, 24, 'paper'],
  [-16, -46, 40, 'mist'],
  [30, -46, 86, 'lit'],
  [76, -46, 24, 'mist'],
] as const;

function chart(): string {
  const heading = bar(14, 8, 50, 7, ink.dark) + bar(14, 21, 34, 5, ink.greySoft);
  const scale = [40, 58, 76].map((y) => stroke(`M14 ${y}h148`, '#E1EAF4', 1)).join('');
  const curve = 'M14 88C34 84 40 62 58 66S84 84 104 58s24-22 56-34';
  const area = shape(`${curve}V94H14z`, '#CFEFFA');
  const peak = `<circle cx="160" cy="24" r="6" fill="${ink.white}" stroke="${ink.lit}" stroke-width="4"/>`;
  return heading + scale + area + stroke(curve, ink.lit, 4) + peak;
}

function shares(): string {
  const arc = (path: string, colour: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="14"/>`;
  return (
    ring(0, 0, 26, ink.line, 14) +
    arc('M0-26A26 26 0 0 1 22 14', ink.dark) +
    arc('M22 14A26 26 0 0 1-10 24', ink.lit)
  );
}

/** A chart stands on the left; columns of different heights stand before it, the highest one lit. */
export function draw(drawing: Drawing): void {
  const board = panel(drawing, {
    facing: 'right',
    at: [-104, -96, 0],
    width: 176,
    height: 104,
    thickness: 10,
    material: 'paper',
    radius: 11,
  });
  drawOn(drawing, board, chart());

  for (const [x, y, height, material] of columns) {
    const glows = material === 'lit';
    box(drawing, { at: [x, y, 0], size: [34, 34, height], material, radius: 7, glows });
  }
  // The upper part of the peak once more, which grows out of the lower.
  drawing.addLit([0, 0, 12], () =>
    box(drawing, { at: [30, -46, 30], size: [34, 34, 56], material: 'lit', radius: 7 }),
  );

  const dial = cylinder(drawing, { at: [-34, 54, 0], radius: 38, height: 12, material: 'paper' });
  drawOn(drawing, dial, shares());
  const summary = box(drawing, { at: [34, 40, 0], size: [76, 54, 8], material: 'paper', radius: 10 });
  drawOn(
    drawing,
    summary.top,
    bar(10, 10, 30, 7, ink.dark) + bar(10, 24, 56, 5, ink.greySoft) + bar(10, 34, 40, 5, ink.lit),
  );
}
