import {
  bar,
  box,
  type Drawing,
  dot,
  drawOn,
  ink,
  project,
  shadow,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A pen draws a curve between two points';

function artboard(): string {
  const header =
    stroke('M0 30H180', ink.line, 1) + bar(14, 11, 50, 8, ink.dark) + bar(140, 11, 26, 8, ink.greySoft);
  return header + bar(16, 44, 66, 88, ink.field, 8);
}

/** The curve with the two handles that shape it. */
function curve(): string {
  const handles =
    stroke('M98 122V76M160 52H120', ink.dark, 1.6) + dot(98, 76, 4, ink.dark) + dot(120, 52, 4, ink.dark);
  return stroke('M98 122C98 70 122 58 160 52', ink.lit, 4) + handles;
}

/** The pen is drawn flat: it leans towards the reader with its point on the end of the curve. */
function pen(drawing: Drawing): void {
  const [x, y] = project([58, -30, 16]);
  const wood = shape('M-11-30 0 0 11-30Z', '#E1EAF4') + shape('M-4-11 0 0 4-11Z', ink.dark);
  const body = shape('M-11-30h22v-86a8 8 0 0 0-8-8H-3a8 8 0 0 0-8 8z', '#163969');
  const shade = shape('M1-30h10v-86a8 8 0 0 0-8-8h-2z', '#091E3E');
  const band = shape('M-11-100h22v12h-22z', ink.lit) + shape('M1-100h10v12H1z', '#0485B4');
  drawing.add(`<g transform="translate(${x.toFixed(1)} ${y}) rotate(24)">${wood}${body}${shade}${band}</g>`);
}

/** A pen stands on an artboard and has just drawn a curve, lit, between two points. */
export function draw(drawing: Drawing): void {
  const board = box(drawing, { at: [-108, -88, 0], size: [180, 150, 8], material: 'paper', radius: 14 });
  drawOn(drawing, board.top, artboard());
  box(drawing, { at: [-84, -34, 8], size: [46, 26, 12], material: 'steel', radius: 7 });
  box(drawing, { at: [-84, 4, 8], size: [46, 34, 6], material: 'mist', radius: 7 });

  drawOn(drawing, board.top, curve());
  const point = { size: [14, 14, 8], material: 'lit', radius: 3 } as const;
  box(drawing, { ...point, at: [-17, 27, 8], glows: true });
  drawing.addLit([-21, 4.6, 0], () => {
    shadow(drawing, { at: [46, -46, 8], width: 12, depth: 12, height: 60 });
    box(drawing, { ...point, at: [45, -43, 8] });
    pen(drawing);
  });

  box(drawing, { at: [84, 10, 0], size: [28, 28, 20], material: 'mist' });
  const toggle = box(drawing, { at: [-96, 78, 0], size: [90, 34, 12], material: 'navy', radius: 16 });
  drawOn(drawing, toggle.top, bar(8, 8, 74, 18, ink.onNavySoft) + dot(71, 17, 12, ink.white));
  box(drawing, { at: [20, 80, 0], size: [34, 34, 10], material: 'lit', radius: 9 });
  box(drawing, { at: [66, 72, 0], size: [34, 34, 10], material: 'steel', radius: 9 });
}
