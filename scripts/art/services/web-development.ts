import { bar, box, type Drawing, drawOn, glow, ink, panel, shape } from '../isometric/kit.ts';

export const sentence = 'A browser window sends its lit block to the front';

function browserPage(): string {
  const titleBar = shape('M0 12A12 12 0 0 1 12 0H174A12 12 0 0 1 186 12V26H0Z', ink.dark);
  const buttons = [12, 24, 36].map((x) => bar(x, 9.5, 7, 7, '#5F83B5')).join('');
  const address = bar(60, 8, 110, 10, '#23477C');
  const text =
    bar(14, 40, 58, 8, ink.dark) + bar(14, 54, 76, 5, ink.greySoft) + bar(14, 64, 68, 5, ink.greySoft);
  const button = bar(14, 76, 36, 13, ink.lit);
  const picture = bar(106, 38, 66, 52, '#E4EDF6', 7) + shape('M112 84l16-20 12 12 10-14 18 22z', '#B6C7DC');
  const cards = [14, 70, 126]
    .map((x) => `<rect x="${x}" y="101" width="46" height="22" rx="5" fill="#F0F5FA" stroke="#D3DEEB"/>`)
    .join('');
  return titleBar + buttons + address + text + button + picture + cards;
}

/** A browser window stands at the back; the part of its page that does the work lies lit before it. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [-106, -104, 0], size: [50, 50, 30], material: 'mist', radius: 9 });
  const browser = panel(drawing, {
    facing: 'left',
    at: [-92, -40, 0],
    width: 186,
    height: 132,
    thickness: 10,
    material: 'paper',
    radius: 12,
  });
  drawOn(drawing, browser, browserPage());

  const note = box(drawing, { at: [-88, 14, 0], size: [44, 44, 12], material: 'mist' });
  drawOn(drawing, note.top, bar(9, 12, 26, 4, ink.grey) + bar(9, 22, 16, 4, ink.grey));

  glow(drawing, [16, 47, 0], 57);
  drawing.addLit([0, -26, 0], () => {
    const hero = box(drawing, { at: [-22, 20, 0], size: [76, 54, 20], material: 'lit', radius: 10 });
    const lines =
      bar(12, 14, 36, 6, ink.white) + bar(12, 27, 52, 4.5, ink.onLit) + bar(12, 37, 42, 4.5, ink.onLit);
    drawOn(drawing, hero.top, lines);
  });

  box(drawing, { at: [90, 24, 0], size: [32, 32, 34], material: 'navy', radius: 7 });
  box(drawing, { at: [-70, 82, 0], size: [30, 30, 8], material: 'steel', radius: 7 });
  box(drawing, { at: [20, 92, 0], size: [58, 26, 8], material: 'paper', radius: 7 });
}
