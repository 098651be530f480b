import { Drawing, glow, ink, line, pathThrough, project, sphere } from '../isometric/kit.ts';
import { type MaterialName, materials } from '../isometric/materials.ts';
import type { Point3 } from '../isometric/projection.ts';
import { round } from '../round.ts';

/** Distance from one block of houses to the next, and the part of it that the block takes. */
const step = 96;
const block = 72;

/** Heights of the houses on each block, row by row from the far corner; 0 is a park. */
const rows = [
  [30, 46, 22, 58, 34, 26, 40],
  [24, 0, 52, 30, 44, 20, 32],
  [40, 28, 36, 64, 26, 48, 24],
  [22, 44, 26, 38, 54, 0, 30],
  [34, 20, 30, 24, 36, 28, 42],
];
const office = { row: 2, column: 3 };

const cornerOf = (index: number, count: number) => (index - (count - 1) / 2) * step - block / 2;

/** A quarter of the town by day; the office is lit and has a pin above it. */
export function drawOffice(): string {
  const drawing = new Drawing();
  for (const [row, heights] of rows.entries()) {
    for (const [column, height] of heights.entries()) {
      const [x, y] = [cornerOf(column, heights.length), cornerOf(row, rows.length)];
      block3(drawing, [x, y, -5], [block, block, 5], 'plate');
      if (row === office.row && column === office.column) drawOfficeHouse(drawing, x, y, height);
      else if (height === 0) drawPark(drawing, x, y);
      else drawHouses(drawing, x, y, height);
    }
  }
  return drawing.toSvg('The office, lit, in a quarter of the town', '-520 -215 1040 430');
}

/** A box of three plain faces: there are too many of them here for shaded ones. */
function block3(
  drawing: Drawing,
  [x, y, z]: Point3,
  [width, depth, height]: Point3,
  name: MaterialName,
): void {
  const { top, left, right } = materials[name];
  const [x1, y1, z1] = [x + width, y + depth, z + height];
  const faces: [string, Point3[]][] = [
    [
      top[1],
      [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
    ],
    [
      left,
      [
        [x, y1, z1],
        [x1, y1, z1],
        [x1, y1, z],
        [x, y1, z],
      ],
    ],
    [
      right,
      [
        [x1, y, z1],
        [x1, y1, z1],
        [x1, y1, z],
        [x1, y, z],
      ],
    ],
  ];
  for (const [colour, corners] of faces) {
    const path = pathThrough(
      corners.map((corner) => project(corner).map((value) => round(value)) as [number, number]),
    );
    drawing.add(`<path d="${path}Z" fill="${colour}"/>`);
  }
}

function drawHouses(drawing: Drawing, x: number, y: number, height: number): void {
  const depth = block / 2 - 12;
  block3(drawing, [x + 8, y + 8, 0], [block - 16, depth, height], 'paper');
  block3(drawing, [x + 8, y + block / 2 + 4, 0], [depth, depth, height / 2], 'mist');
}

function drawPark(drawing: Drawing, x: number, y: number): void {
  const trees = [
    [20, 22],
    [48, 30],
    [28, 50],
  ] as const;
  for (const [dx, dy] of trees) sphere(drawing, [x + dx, y + dy, 8], 8, 'steel');
}

function drawOfficeHouse(drawing: Drawing, x: number, y: number, height: number): void {
  const middle = block / 2;
  const above = (z: number): Point3 => [x + middle, y + middle, z];
  glow(drawing, above(0), 78, 0.75);
  block3(drawing, [x + 12, y + 12, 0], [block - 24, block - 24, height], 'lit');
  line(drawing, { colour: ink.dark, width: 3 }, above(height), above(height + 40));
  sphere(drawing, above(height + 50), 13, 'navy');
  sphere(drawing, above(height + 50), 5, 'paper');
}
