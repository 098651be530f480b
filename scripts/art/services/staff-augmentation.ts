import { cylinder, type Drawing, dotted, drawOn, glow, ink, line, sphere } from '../isometric/kit.ts';

export const sentence = 'A new member joins a team in formation';

type Member = 'mist' | 'steel' | 'paper' | 'navy' | 'lit';

function person(drawing: Drawing, x: number, y: number, material: Member, z = 0): void {
  cylinder(drawing, { at: [x, y, z], radius: 17, height: 26, material });
  sphere(drawing, [x, y, z + 26], 17, material);
  sphere(drawing, [x, y, z + 58], 13, material);
}

function openPlace(drawing: Drawing): void {
  const circle = `<circle r="32" fill="${ink.litField}" stroke="${ink.lit}" stroke-width="2" stroke-dasharray="5 5"/>`;
  drawOn(drawing, { origin: [-4, -4, 0], facing: 'top' }, circle);
  glow(drawing, [-4, -4, 0], 48, 0.7);
  line(drawing, { dash: dotted }, [-26, 18, 2], [-26, 18, 40]);
  line(drawing, { dash: dotted }, [18, -26, 2], [18, -26, 40]);
}

/** Eight people stand in formation; the ninth, lit, is about to land on the open place in their middle. */
export function draw(drawing: Drawing): void {
  person(drawing, -80, -80, 'mist');
  person(drawing, -4, -80, 'steel');
  person(drawing, 72, -80, 'mist');
  person(drawing, -80, -4, 'steel');
  person(drawing, 72, -4, 'paper');
  person(drawing, -80, 72, 'paper');
  openPlace(drawing);
  drawing.addLit([0, 0, -28], () => person(drawing, -4, -4, 'lit', 38));
  person(drawing, -4, 72, 'navy');
  person(drawing, 72, 72, 'mist');
}
