import { bar, box, type Drawing, dot, drawOn, glow, ink, panel, shape } from '../isometric/kit.ts';

export const sentence = 'The current customer record steps out of its row';

type RecordInks = { person: string; name: string; details: string };

const onGrey: RecordInks = { person: ink.steel, name: ink.steel, details: ink.grey };
const onPaper: RecordInks = { person: ink.greySoft, name: ink.dark, details: ink.greySoft };

function recordFace({ person, name, details }: RecordInks): string {
  const portrait = dot(26, 28, 11, person) + shape('M8 58a18 15 0 0 1 36 0z', person);
  return portrait + bar(54, 20, 44, 6, name) + bar(54, 34, 34, 5, details) + bar(54, 46, 40, 5, details);
}

function litFace(): string {
  const portrait = dot(28, 30, 12, ink.white) + shape('M8 64a20 17 0 0 1 40 0z', ink.white);
  const details = bar(58, 36, 36, 5, '#BDEBFB') + bar(58, 48, 42, 5, '#BDEBFB');
  return portrait + bar(58, 20, 44, 7, ink.white) + details + bar(10, 72, 96, 1.4, '#7FD3F0', 0);
}

/** Customer records stand in a row; the current one has stepped forward and is lit. */
export function draw(drawing: Drawing): void {
  box(drawing, { at: [-112, -112, 0], size: [70, 50, 14], material: 'mist', radius: 9 });

  const records = [
    ['steel', onGrey],
    ['mist', onGrey],
    ['paper', onPaper],
  ] as const;
  for (const [index, [material, inks]] of records.entries()) {
    const face = panel(drawing, {
      facing: 'left',
      at: [-64 - index * 4, -84 + index * 40, 0],
      width: 112,
      height: 84,
      thickness: 8,
      material,
      radius: 9,
    });
    drawOn(drawing, face, recordFace(inks));
  }

  glow(drawing, [-20, 54, 0], 80, 0.5);
  drawing.addLit([0, -26, 0], () => {
    const current = panel(drawing, {
      facing: 'left',
      at: [-76, 44, 0],
      width: 116,
      height: 90,
      thickness: 10,
      material: 'lit',
      radius: 10,
    });
    drawOn(drawing, current, litFace());
  });

  const filter = box(drawing, { at: [70, -60, 0], size: [46, 46, 26], material: 'navy', radius: 9 });
  drawOn(drawing, filter.top, shape('M12 14h22l-8 10v9l-6 3V24z', '#8FD6F0'));
  const list = box(drawing, { at: [76, 10, 0], size: [36, 36, 12], material: 'paper', radius: 9 });
  drawOn(
    drawing,
    list.top,
    bar(8, 9, 20, 4.5, ink.grey) + bar(8, 18, 12, 4.5, ink.lit) + bar(8, 26, 16, 4.5, ink.greySoft),
  );
  box(drawing, { at: [-40, 88, 0], size: [60, 26, 8], material: 'mist' });
}
