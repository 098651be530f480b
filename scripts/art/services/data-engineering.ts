import { bar, box, cylinder, type Drawing, drawOn, ink, panel, pipe, stroke } from '../isometric/kit.ts';

export const sentence = 'Sources flow through a pipeline into a store';

type Store = { x: number; y: number; discs: number; radius: number; height: number };

/** A store is a stack of discs; height is that of one disc, in units. The uppermost of the lit one comes down on it. */
function store(drawing: Drawing, material: 'steel' | 'mist' | 'lit', { x, y, discs, radius, height }: Store) {
  for (let disc = 0; disc < discs; disc++) {
    const glows = disc === 0 && material === 'lit';
    const add = () => cylinder(drawing, { at: [x, y, disc * (height + 3)], radius, height, material, glows });
    if (material === 'lit' && disc === discs - 1) drawing.addLit([0, 0, 12], add);
    else add();
  }
}

function table(drawing: Drawing): void {
  const tile = box(drawing, { at: [66, -112, 0], size: [44, 44, 14], material: 'paper', radius: 9 });
  const cells = [7, 18, 29].flatMap((x) =>
    [7, 18, 29].map((y) => bar(x, y, 8, 8, x === 18 && y === 18 ? ink.lit : ink.line, 2)),
  );
  drawOn(drawing, tile.top, cells.join(''));
}

function report(drawing: Drawing): void {
  const face = panel(drawing, {
    facing: 'left',
    at: [-60, 72, 0],
    width: 92,
    height: 52,
    thickness: 8,
    material: 'paper',
    radius: 8,
  });
  const columns = [16, 10, 20, 14, 24].map((height, index, { length }) =>
    bar(12 + index * 14, 44 - height, 9, height, index === length - 1 ? ink.lit : ink.greySoft, 2),
  );
  drawOn(drawing, face, bar(10, 9, 34, 6, ink.dark) + columns.join(''));
}

/** Two sources flow through pipes into a filter, and from it into a lit store and a report. */
export function draw(drawing: Drawing): void {
  store(drawing, 'steel', { x: -10, y: -98, discs: 3, radius: 22, height: 15 });
  table(drawing);
  pipe(drawing, { from: [-10, -72], to: [-10, -20], width: 10 });
  store(drawing, 'mist', { x: -100, y: -10, discs: 2, radius: 24, height: 16 });
  pipe(drawing, { from: [-74, -10], to: [-36, -10], width: 10 });

  const filter = box(drawing, { at: [-40, -40, 0], size: [62, 62, 34], material: 'navy', radius: 12 });
  drawOn(drawing, filter.top, stroke('M14 20h34M21 31h20M28 42h6', '#8FB4E2', 4));
  drawOn(drawing, filter.left, bar(12, 12, 30, 6, ink.lit) + bar(12, 22, 20, 5, ink.onNavy));

  pipe(drawing, { from: [22, -10], to: [50, -10], width: 10, isLit: true });
  store(drawing, 'lit', { x: 84, y: -10, discs: 3, radius: 31, height: 20 });
  pipe(drawing, { from: [-10, 22], to: [-10, 60], width: 10 });
  report(drawing);
}
