import { bar, box, type Drawing, dot, drawOn, glow, ink, line, tick } from '../isometric/kit.ts';

export const sentence = 'One app rises out of a phone';

const screen = 16;

function homeScreen(): string {
  const glass = bar(6, 6, 104, 210, '#F4F8FC', 19) + bar(40, 11, 36, 8, ink.dark);
  const heading = bar(18, 30, 44, 6, ink.dark) + bar(18, 42, 64, 4.5, ink.greySoft);
  return glass + heading + bar(18, 190, 80, 14, '#E1EAF4');
}

function litApp(drawing: Drawing, x: number, y: number): void {
  glow(drawing, [x + 17, y + 17, screen + 1], 34, 0.8);
  line(drawing, { dash: '1 5' }, [x, y + 34, 18], [x, y + 34, 40]);
  line(drawing, { dash: '1 5' }, [x + 34, y + 34, 18], [x + 34, y + 34, 40]);
  drawing.addLit([0, 0, -14], () => {
    const app = box(drawing, { at: [x - 3, y - 3, 40], size: [40, 40, 14], material: 'lit', radius: 10 });
    drawOn(drawing, app.top, tick(13, 20, 6, ink.white, 4));
  });
}

/** A phone lies on the plate with six apps on it; one of them, lit, rises from its place. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [-112, -56, 0], size: [40, 40, 10], material: 'mist', radius: 9 });
  box(drawing, { at: [74, -104, 0], size: [34, 34, 26], material: 'steel' });

  const phone = box(drawing, { at: [-62, -116, 0], size: [116, 222, screen], material: 'navy', radius: 24 });
  drawOn(drawing, phone.top, homeScreen());

  const apps = [
    ['mist', 'steel'],
    ['paper', 'lit'],
    ['mist', 'paper'],
  ] as const;
  for (const [row, materials] of apps.entries()) {
    for (const [column, material] of materials.entries()) {
      const [x, y] = [column * 44 - 44, row * 42 - 58];
      const height = material === 'steel' ? 10 : 7;
      if (material === 'lit') litApp(drawing, x, y);
      else box(drawing, { at: [x, y, screen], size: [34, 34, height], material, radius: 9 });
    }
  }

  const message = box(drawing, { at: [72, 20, 0], size: [44, 64, 10], material: 'paper', radius: 9 });
  const text = bar(9, 12, 26, 5, ink.grey) + bar(9, 24, 18, 5, ink.greySoft);
  drawOn(drawing, message.top, text + dot(15, 46, 6, ink.lit));
  box(drawing, { at: [-112, 30, 0], size: [32, 32, 18], material: 'paper' });
}
