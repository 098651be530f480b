import { bar, box, type Drawing, dotted, drawOn, glow, ink, line, panel, stroke } from '../isometric/kit.ts';

export const sentence = 'A site plan builds up phase by phase, and the current floor is lit';

function schedule(): string {
  const phases = [
    [14, 44, ink.grey],
    [40, 50, ink.grey],
    [70, 46, ink.lit],
    [104, 48, ink.greySoft],
  ] as const;
  const grid = [48, 84, 120].map((x) => stroke(`M${x} 28V94`, ink.line, 1)).join('');
  return (
    bar(14, 12, 50, 8, ink.dark) +
    grid +
    phases.map(([x, width, colour], row) => bar(x, 34 + row * 16, width, 8, colour)).join('')
  );
}

function floor(drawing: Drawing, z: number, material: 'paper' | 'lit' | 'mist'): void {
  const windows = (width: number) =>
    Array.from({ length: Math.floor((width - 8) / 20) }, (_, place) =>
      bar(10 + place * 20, 7, 11, 12, material === 'lit' ? ink.onLit : '#A9BAD2', 2),
    ).join('');
  const storey = box(drawing, {
    at: [-22, 10, z],
    size: [96, 76, 24],
    material,
    radius: 5,
    hasShadow: z < 10,
  });
  drawOn(drawing, storey.left, windows(96));
  drawOn(drawing, storey.right, windows(76));
}

/** A schedule stands at the back; before it the building grows on its plan, its third floor lit, the rest outlined. */
export function draw(drawing: Drawing): void {
  const board = panel(drawing, {
    facing: 'right',
    at: [-112, -84, 0],
    width: 168,
    height: 104,
    thickness: 10,
    material: 'paper',
    radius: 11,
  });
  drawOn(drawing, board, schedule());
  const hut = box(drawing, { at: [48, -104, 0], size: [60, 42, 30], material: 'navy', radius: 6 });
  drawOn(drawing, hut.left, bar(9, 9, 16, 11, ink.onNavyStrong, 2) + bar(34, 9, 14, 21, ink.onNavySoft, 2));
  const site = box(drawing, { at: [-44, -12, 0], size: [140, 120, 6], material: 'mist', radius: 10 });
  drawOn(drawing, site.top, stroke('M10 10h120v100h-120z', ink.white, 2));
  floor(drawing, 6, 'paper');
  floor(drawing, 31, 'paper');
  glow(drawing, [26, 48, 56], 70, 0.6);
  floor(drawing, 56, 'lit');
  for (const [x, y] of [
    [-20, 12],
    [72, 12],
    [72, 84],
    [-20, 84],
  ] as const)
    line(drawing, { dash: dotted, width: 2 }, [x, y, 82], [x, y, 106]);
  line(
    drawing,
    { dash: dotted, width: 2 },
    [-20, 12, 106],
    [72, 12, 106],
    [72, 84, 106],
    [-20, 84, 106],
    [-20, 12, 106],
  );
  for (const [index, material] of (['steel', 'mist', 'paper'] as const).entries())
    box(drawing, {
      at: [-114 + index * 4, 74, index * 6],
      size: [36, 40 - index * 4, 6],
      material,
      radius: 4,
    });
}
