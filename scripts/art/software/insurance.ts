import {
  bar,
  box,
  type Drawing,
  drawOn,
  glow,
  ink,
  type MaterialName,
  panel,
  shape,
  stroke,
  tick,
} from '../isometric/kit.ts';

export const sentence = 'A claim passes three gates and comes out settled';

const road = 6;

function gate(drawing: Drawing, x: number, material: MaterialName, mark: string): void {
  const part = (y: number, z: number, width: number, height: number) =>
    box(drawing, { at: [x, y, z], size: [18, width, height], material, radius: 6, hasShadow: z === 0 });
  part(-50, 0, 16, 82);
  part(34, 0, 16, 82);
  const lintel = part(-50, 76, 100, 24);
  drawOn(drawing, lintel.right, tick(42, 12, 5, mark, 4.5));
}

function claim(drawing: Drawing, x: number): void {
  const paper = panel(drawing, {
    facing: 'right',
    at: [x, -18, road],
    width: 42,
    height: 52,
    thickness: 6,
    material: 'paper',
    radius: 6,
  });
  const lines = [22, 31, 40].map((y) => bar(7, y, y === 40 ? 16 : 28, 4, ink.greySoft));
  drawOn(drawing, paper, bar(7, 9, 20, 6, ink.dark) + lines.join(''));
}

/** Three gates stand across a road; two claims are on their way, and the one that has passed the last gate is lit. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [20, -118, 0], size: [42, 42, 22], material: 'mist', radius: 9 });
  const bed = box(drawing, { at: [-122, -28, 0], size: [244, 56, road], material: 'mist', radius: 10 });
  drawOn(drawing, bed.top, stroke('M14 28h216', ink.white, 3));

  gate(drawing, -118, 'mist', ink.steel);
  claim(drawing, -88);
  gate(drawing, -36, 'steel', ink.white);
  claim(drawing, -6);
  gate(drawing, 44, 'navy', ink.onNavyStrong);

  glow(drawing, [100, 0, road], 50, 0.85);
  const settled = panel(drawing, {
    facing: 'right',
    at: [92, -31, road],
    width: 62,
    height: 72,
    thickness: 12,
    material: 'lit',
    radius: 10,
  });
  const shield = shape('M31 10l20 8v16c0 14-9 22-20 27C20 56 11 48 11 34V18z', ink.white);
  drawOn(drawing, settled, shield + tick(21.5, 36, 6.5, ink.lit, 5.5));

  for (const [index, material] of (['steel', 'mist', 'paper'] as const).entries()) {
    const at = [-96 + index * 4, 70 - index * 3, index * 7] as const;
    const { top } = box(drawing, { at, size: [62, 48, 7], material, radius: 8 });
    if (material === 'paper')
      drawOn(
        drawing,
        top,
        bar(10, 10, 26, 6, ink.dark) + bar(10, 22, 42, 5, ink.greySoft) + bar(10, 33, 30, 5, ink.greySoft),
      );
  }
  box(drawing, { at: [24, 82, 0], size: [30, 30, 14], material: 'paper', radius: 8 });
}
