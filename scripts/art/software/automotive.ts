import {
  bar,
  box,
  type Drawing,
  dot,
  dotted,
  drawOn,
  glow,
  ink,
  line,
  panel,
  ring,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A diagnostic screen reads a car and lights up the part to mend';

/** The car's far end along x, and its near side along y. */
const [rear, side] = [-104, 74];

function wheels(): string {
  const wheel = (x: number) =>
    dot(x, 0, 21, ink.dark) + dot(x, 0, 11, ink.greySoft) + dot(x, 0, 4, ink.steel);
  return wheel(40) + wheel(150);
}

function car(drawing: Drawing): void {
  const body = panel(drawing, {
    facing: 'left',
    at: [rear, side - 84, 12],
    width: 192,
    height: 38,
    thickness: 84,
    material: 'paper',
    radius: 18,
  });
  const gaps = stroke('M70 2v32M118 2v32', ink.greySoft, 1.6);
  drawOn(drawing, body, gaps + bar(78, 12, 13, 4, ink.grey) + bar(174, 9, 13, 8, ink.grey, 4));
  const cabin = panel(drawing, {
    facing: 'left',
    at: [rear + 20, side - 78, 49],
    width: 104,
    height: 36,
    thickness: 72,
    material: 'mist',
    radius: 20,
  });
  const windows = 'M48 8H24A14 14 0 0 0 10 22V30H48ZM55 8H80A14 14 0 0 1 94 22V30H55Z';
  drawOn(drawing, cabin, shape(windows, ink.dark));
  const front = { origin: [rear + 124, side - 6, 85], facing: 'right' } as const;
  drawOn(drawing, front, bar(9, 17, 54, 15, ink.dark, 5));
  drawOn(drawing, { origin: [rear, side, 16], facing: 'left' }, wheels());
}

function readings(): string {
  const rows = [28, 44, 60, 76].map(
    (y, row) => dot(18, y + 3.5, 4, ink.onNavy) + bar(30, y, [44, 36, 50, 30][row]!, 7, ink.onNavySoft),
  );
  const dial = ring(126, 58, 24, ink.onNavySoft, 8) + stroke('M126 58l12-12', ink.onNavyStrong, 5);
  const arc = `<path d="M109 75A24 24 0 0 1 126 34" fill="none" stroke="${ink.onNavyStrong}" stroke-width="8"/>`;
  return bar(14, 12, 46, 8, ink.onNavyStrong) + rows.join('') + dial + arc;
}

/** A toothed wheel with a hole. */
const gear =
  stroke('M23 6v34M6 23h34M11 11l24 24M35 11L11 35', ink.white, 6.5) +
  dot(23, 23, 13, ink.white) +
  dot(23, 23, 5.5, ink.lit);

/** A car stands before a screen with its readings; the part that needs work is lifted out of the bonnet, lit. */
export function draw(drawing: Drawing): void {
  const screen = panel(drawing, {
    facing: 'left',
    at: [-62, -112, 0],
    width: 176,
    height: 104,
    thickness: 10,
    material: 'navy',
    radius: 11,
  });
  drawOn(drawing, screen, readings());
  car(drawing);

  const [x, y] = [32, 8];
  glow(drawing, [x + 23, y + 23, 51], 40, 0.9);
  for (const [cornerX, cornerY] of [
    [x + 3, y + 43],
    [x + 43, y + 43],
    [x + 43, y + 3],
  ] as const)
    line(drawing, { dash: dotted, width: 2.4 }, [cornerX, cornerY, 52], [cornerX, cornerY, 78]);
  const part = box(drawing, { at: [x, y, 80], size: [46, 46, 26], material: 'lit', radius: 9 });
  drawOn(drawing, part.top, gear);
}
