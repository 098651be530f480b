import { bar, box, type Drawing, drawOn, glow, ink, panel, shape, tick } from '../isometric/kit.ts';

export const sentence = 'A course leads from lesson to lesson, and the current one is lit';

function courseScreen(): string {
  const titleBar = shape('M0 12A12 12 0 0 1 12 0H172A12 12 0 0 1 184 12V22H0Z', ink.dark);
  const buttons = [12, 23, 34].map((x) => bar(x, 8, 6, 6, '#5F83B5')).join('');
  const film = bar(14, 32, 96, 54, '#DCE6F1', 7) + shape('M54 47l20 12-20 12z', ink.dark);
  const contents = [34, 48, 62, 76].map((y, lesson) => {
    const colour = lesson < 2 ? ink.steel : ink.greySoft;
    return bar(122, y, 9, 9, colour, 3) + bar(137, y + 2, [32, 26, 34, 22][lesson]!, 5, colour);
  });
  const progress = bar(14, 95, 156, 7, ink.line) + bar(14, 95, 92, 7, ink.dark);
  return titleBar + buttons + film + contents.join('') + progress;
}

/** A course is on the screen; its lessons lie before it: two are done, the third is lit, two are left. */
export function draw(drawing: Drawing): void {
  const screen = panel(drawing, {
    facing: 'left',
    at: [-88, -88, 0],
    width: 184,
    height: 112,
    thickness: 10,
    material: 'paper',
    radius: 12,
  });
  drawOn(drawing, screen, courseScreen());

  for (const x of [-120, -66]) {
    const { top } = box(drawing, { at: [x, 4, 0], size: [44, 44, 16], material: 'paper', radius: 9 });
    drawOn(drawing, top, tick(12, 22, 7, ink.steel, 5));
  }
  glow(drawing, [14, 26, 0], 54, 0.75);
  const { top } = box(drawing, { at: [-12, 0, 0], size: [54, 52, 36], material: 'lit', radius: 10 });
  drawOn(drawing, top, shape('M20 14l21 12-21 12z', ink.white));
  box(drawing, { at: [54, 4, 0], size: [44, 44, 10], material: 'mist', radius: 9 });

  const lowest = box(drawing, { at: [-64, 76, 0], size: [68, 44, 13], material: 'navy', radius: 6 });
  drawOn(drawing, lowest.left, bar(6, 4, 56, 5, ink.onSteel, 1));
  box(drawing, { at: [-60, 77, 13], size: [62, 40, 11], material: 'steel', radius: 6 });
  const book = box(drawing, { at: [-57, 79, 24], size: [54, 36, 10], material: 'paper', radius: 6 });
  drawOn(drawing, book.top, bar(9, 9, 24, 5.5, ink.grey) + bar(9, 20, 36, 4.5, ink.greySoft));
  box(drawing, { at: [56, 78, 0], size: [34, 34, 12], material: 'paper', radius: 8 });
}
