import {
  bar,
  box,
  type Drawing,
  dot,
  drawOn,
  extrude,
  glow,
  ink,
  materials,
  type Plane,
  panel,
  pipe,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A model reads documents and gives the answer';

/** Five nodes joined to a small network. */
function network(): string {
  const links = 'M20 22 42 42 20 62M64 22 42 42 64 62M20 22V62M64 22V62M20 22H64M20 62H64';
  const nodes = [
    [20, 22],
    [64, 22],
    [42, 42],
    [20, 62],
    [64, 62],
  ] as const;
  return stroke(links, ink.onNavy, 3.5) + nodes.map(([x, y]) => dot(x, y, 7, ink.onNavyStrong)).join('');
}

function document(drawing: Drawing, x: number, y: number, material: 'steel' | 'mist' | 'paper'): void {
  const face = panel(drawing, {
    facing: 'left',
    at: [x, y, 0],
    width: 72,
    height: 88,
    thickness: 8,
    material,
    radius: 8,
  });
  const [heading, text] = material === 'paper' ? [ink.dark, ink.greySoft] : [ink.steel, ink.grey];
  const lines = [30, 43, 56, 69].map((v, row) => bar(11, v, [50, 42, 48, 28][row]!, 5.5, text));
  drawOn(drawing, face, bar(11, 13, 32, 7, heading) + lines.join(''));
}

/** A speech bubble that hovers over the plate on its tip; returns its face. */
function bubble(drawing: Drawing): Plane {
  const [x, y, z] = [-40, 70, 22];
  const outline = { width: 128, height: 74, radius: 16 };
  const face: Plane = { origin: [x, y + 12, z + outline.height], facing: 'left' };
  drawOn(drawing, { origin: [x, y, z], facing: 'left' }, shape('M24-8H54L24 24z', '#0485B4'));
  extrude(drawing, { face, outline, thickness: 12, material: materials.lit });
  drawOn(drawing, { origin: [x, y + 12, z], facing: 'left' }, shape('M24-2H54L24 24z', '#13AADF'));
  return face;
}

/** Documents stand in a row; the model beside them has read them, and its answer comes out lit. */
export function draw(drawing: Drawing): void {
  document(drawing, -118, -104, 'steel');
  document(drawing, -118, -72, 'mist');
  document(drawing, -118, -40, 'paper');

  pipe(drawing, { from: [-40, -60], to: [6, -60], width: 12 });
  const model = box(drawing, { at: [8, -108, 0], size: [92, 92, 44], material: 'navy', radius: 14 });
  drawOn(drawing, model.top, network());
  pipe(drawing, { from: [54, -12], to: [54, 64], width: 12, isLit: true });

  const lines =
    bar(18, 19, 62, 8, ink.white) + bar(18, 35, 86, 6.5, ink.onLit) + bar(18, 50, 48, 6.5, ink.onLit);
  glow(drawing, [24, 76, 0], 88, 0.65);
  drawing.addLit([0, 0, 12], () => drawOn(drawing, bubble(drawing), lines));
  box(drawing, { at: [-118, 66, 0], size: [40, 40, 14], material: 'mist', radius: 9 });
}
