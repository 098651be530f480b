import {
  bar,
  box,
  cylinder,
  type Drawing,
  drawOn,
  glow,
  ink,
  ring,
  shape,
  stroke,
} from '../isometric/kit.ts';

export const sentence = 'A parcel travels along its route from station to station';

/** From the warehouse to the parcel, and from there to the door. */
const travelled = 'M-60-84H62A22 22 0 0 1 84-62V-22A22 22 0 0 1 62 0H0';
const ahead = 'M0 0H-62A22 22 0 0 0-84 22V62A22 22 0 0 0-62 84H66';

function warehouse(drawing: Drawing): void {
  const house = box(drawing, { at: [-122, -120, 0], size: [72, 66, 44], material: 'steel', radius: 6 });
  const slats = [15, 21, 27, 33, 39].map((y) => `M17 ${y}h38`).join('');
  drawOn(drawing, house.left, bar(14, 9, 44, 35, ink.onSteel, 3) + stroke(slats, '#9CB0CB', 1.6));
  drawOn(drawing, house.right, bar(18, 12, 30, 32, ink.onSteel, 3));
  box(drawing, { at: [-126, -124, 44], size: [80, 74, 8], material: 'paper', radius: 8 });
}

function station(drawing: Drawing, x: number, y: number, height: number): void {
  const top = cylinder(drawing, { at: [x, y, 0], radius: 17, height, material: 'paper' });
  drawOn(drawing, top, ring(0, 0, 8.5, ink.dark, 4.5));
}

function parcel(drawing: Drawing): void {
  glow(drawing, [0, 0, 0], 58, 0.85);
  const { top, left } = box(drawing, { at: [-28, -26, 2], size: [56, 52, 42], material: 'lit', radius: 8 });
  drawOn(drawing, top, bar(22, 0, 12, 52, ink.onLit, 0));
  drawOn(drawing, left, bar(22, 0, 12, 17, ink.onLit, 0) + bar(8, 28, 14, 4.5, ink.onLit));
}

function door(drawing: Drawing): void {
  const house = box(drawing, { at: [70, 56, 0], size: [50, 56, 38], material: 'navy', radius: 7 });
  drawOn(drawing, house.left, bar(17, 12, 16, 26, ink.onNavyStrong, 2));
  drawOn(drawing, house.top, shape('M25 14l17 14h-5v14H13V28H8z', ink.onNavy));
}

/** A route winds from a warehouse past stations to a door; the parcel is half way, and the part behind it is lit. */
export function draw(drawing: Drawing): void {
  const ground = { origin: [0, 0, 0.5], facing: 'top' } as const;
  drawOn(
    drawing,
    ground,
    stroke(`${travelled}${ahead}`, '#D3DEEB', 13) + stroke(`${travelled}${ahead}`, ink.white, 9),
  );
  drawOn(drawing, ground, stroke(travelled, ink.lit, 5));
  const dashes = 'stroke-width="4" stroke-linecap="round" stroke-dasharray="1 11"';
  drawOn(drawing, ground, `<path d="${ahead}" fill="none" stroke="${ink.steel}" ${dashes}/>`);
  warehouse(drawing);
  station(drawing, 30, -84, 10);
  station(drawing, 84, -42, 10);
  parcel(drawing);
  station(drawing, -84, 42, 10);
  station(drawing, -6, 84, 10);
  door(drawing);
}
