import {
  bar,
  box,
  type Drawing,
  dot,
  drawOn,
  glow,
  ink,
  line,
  panel,
  pathThrough,
  project,
  stroke,
  tick,
} from '../isometric/kit.ts';

export const sentence = 'Items pass an inspection arch';

const belt = 10;

function item(drawing: Drawing, y: number, material: 'mist' | 'lit' | 'paper', depth = 40) {
  return box(drawing, { at: [-18, y, belt], size: [40, depth, 34], material, radius: 7 }).top;
}

function archPart(drawing: Drawing, x: number, z: number, width: number, height: number) {
  return box(drawing, { at: [x, -14, z], size: [width, 30, height], material: 'navy', radius: 6 });
}

/** The light in the opening: a sheet across it, its line on the belt and the glow around. */
function scan(drawing: Drawing): void {
  const sheet = (
    [
      [-38, 10],
      [40, 10],
      [40, 92],
      [-38, 92],
    ] as const
  ).map(([x, z]) => project([x, 1, z]));
  drawing.add(`<path d="${pathThrough(sheet)}Z" fill="${ink.lit}" opacity=".2"/>`);
  line(drawing, { width: 3 }, [-38, 1, belt], [40, 1, belt]);
  glow(drawing, [2, 4, belt + 1], 52, 0.7);
}

/** Items on a belt pass an inspection arch; the one that has just come through is lit, the next has its tick. */
export function draw(drawing: Drawing): void {
  const bed = box(drawing, { at: [-30, -126, 0], size: [64, 252, belt], material: 'steel' });
  const ribs = Array.from({ length: 12 }, (_, rib) => stroke(`M8 ${12 + rib * 21}h48`, '#9CB0CB', 2));
  drawOn(drawing, bed.top, ribs.join(''));
  item(drawing, -112, 'mist');
  item(drawing, -56, 'mist');

  archPart(drawing, -64, 0, 26, 104);
  scan(drawing);
  archPart(drawing, 40, 0, 26, 104);
  drawOn(drawing, archPart(drawing, -64, 98, 130, 24).left, bar(44, 9, 42, 6, ink.lit));

  drawing.addLit([0, -16, 0], () => {
    drawOn(drawing, item(drawing, 34, 'lit'), tick(11, 21, 7));
    drawOn(drawing, item(drawing, 84, 'paper', 36), tick(11, 19, 7, ink.lit));
  });

  const report = panel(drawing, {
    facing: 'left',
    at: [70, 60, 0],
    width: 48,
    height: 54,
    thickness: 8,
    material: 'paper',
    radius: 7,
  });
  const results = [22, 32, 42].map((y) => dot(11, y + 2, 3, ink.lit) + bar(18, y, 22, 4, ink.greySoft));
  drawOn(drawing, report, bar(8, 10, 20, 4.5, ink.dark) + results.join(''));

  box(drawing, { at: [-112, 44, 0], size: [40, 40, 12], material: 'paper', radius: 9 });
  box(drawing, { at: [84, -88, 0], size: [30, 30, 22], material: 'mist' });
}
