import { bar, box, type Drawing, dot, drawOn, ink, pipe, ring, shape, stroke } from '../isometric/kit.ts';

export const sentence = 'A hub feeds four services';

const pipeWidth = 12;

/** A hub feeds four services through pipes; one of them is lit by what comes through. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [-110, -110, 0], size: [34, 34, 8], material: 'paper' });
  const ringed = box(drawing, { at: [-122, -24, 0], size: [48, 48, 26], material: 'mist', radius: 10 });
  drawOn(drawing, ringed.top, ring(24, 24, 10, ink.steel, 5));
  const plus = box(drawing, { at: [-24, -122, 0], size: [48, 48, 30], material: 'steel', radius: 10 });
  drawOn(drawing, plus.top, stroke('M14 24h20M24 14v20', ink.white, 5));
  pipe(drawing, { from: [-74, 0], to: [-30, 0], width: pipeWidth });
  pipe(drawing, { from: [0, -74], to: [0, -30], width: pipeWidth });

  const hub = box(drawing, { at: [-32, -32, 0], size: [64, 64, 28], material: 'navy', radius: 13 });
  const crossing = stroke('M32 12v40M12 32h40', ink.onNavy, 4);
  drawOn(drawing, hub.top, crossing + dot(32, 32, 12, ink.lit) + dot(32, 32, 4.5, ink.white));

  pipe(drawing, { from: [32, 0], to: [74, 0], width: pipeWidth });
  const document = box(drawing, { at: [74, -24, 0], size: [48, 48, 20], material: 'paper', radius: 10 });
  const text =
    bar(11, 14, 26, 5, ink.grey) + bar(11, 24, 18, 5, ink.greySoft) + bar(11, 33, 22, 5, ink.greySoft);
  drawOn(drawing, document.top, text);

  pipe(drawing, { from: [0, 32], to: [0, 74], width: pipeWidth, isLit: true });
  drawing.addLit([0, -16, 0], () => {
    const powered = box(drawing, {
      at: [-24, 74, 0],
      size: [48, 48, 30],
      material: 'lit',
      radius: 10,
      glows: true,
    });
    drawOn(drawing, powered.top, shape('M26 9 14 27h9l-2 13 13-18h-9z', ink.white));
  });

  box(drawing, { at: [80, -108, 0], size: [28, 28, 16], material: 'mist' });
  box(drawing, { at: [-106, 76, 0], size: [30, 30, 14], material: 'paper' });
  box(drawing, { at: [78, 78, 0], size: [32, 32, 8], material: 'mist' });
}
