import { bar, box, type Drawing, dot, drawOn, glow, ink, softEdge, stroke } from '../isometric/kit.ts';

export const sentence = 'A release travels an endless loop';

const loopPath = 'M0 0C-38-56-104-44-104 4S-38 56 0 0 104-52 104-4 38 56 0 0Z';

/** A stroke along the loop, which lies on the plate at a height and runs from the left to the right corner. */
function loop(drawing: Drawing, height: number, style: string): void {
  const place = 'transform="translate(20 20) rotate(-45) scale(1.08)" fill="none"';
  drawOn(drawing, { origin: [0, 0, height], facing: 'top' }, `<path d="${loopPath}" ${place} ${style}/>`);
}

function servers(drawing: Drawing): void {
  const tower = box(drawing, { at: [-118, -118, 0], size: [46, 46, 70], material: 'navy', radius: 7 });
  const units = [10, 24, 38, 52].map((y) => bar(8, y, 22, 5, ink.onNavy) + dot(37, y + 2.5, 2.6, ink.lit));
  drawOn(drawing, tower.left, units.join(''));
  const second = box(drawing, { at: [-64, -118, 0], size: [46, 46, 46], material: 'steel', radius: 7 });
  drawOn(drawing, second.left, [10, 24].map((y) => bar(8, y, 22, 5, ink.onSteel)).join(''));
}

/** A release, lit, travels a loop without end; the servers that it goes to stand behind. */
export function draw(drawing: Drawing): void {
  servers(drawing);

  loop(
    drawing,
    0,
    `stroke="${ink.shadow}" stroke-opacity=".16" stroke-width="36" filter="${softEdge(drawing)}"`,
  );
  const layers = ['#8196B6', '#9CB0CB', '#B0C1D7', '#C6D4E5', '#F3F7FB'];
  for (const [layer, colour] of layers.entries()) {
    loop(drawing, layer * 3, `stroke="${colour}" stroke-width="34" stroke-linejoin="round"`);
  }
  loop(drawing, 12, `stroke="${ink.lit}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"`);

  drawing.addLit([0, -16, 0], () => {
    glow(drawing, [20, 20, 14], 40, 0.9);
    const release = box(drawing, { at: [0, 0, 12], size: [40, 40, 26], material: 'lit', radius: 9 });
    drawOn(drawing, release.top, stroke('M20 29V12M12 19l8-8 8 8', ink.white, 4));
  });
  box(drawing, { at: [82, -78, 12], size: [26, 26, 16], material: 'navy', radius: 6 });
  box(drawing, { at: [-72, 58, 12], size: [26, 26, 16], material: 'navy', radius: 6 });
}
