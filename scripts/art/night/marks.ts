import { type BufferGeometry, ShapeGeometry, type Vector2 } from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import { type Face, ontoFace } from './faces.ts';
import type { MaterialName } from './materials.ts';
import type { Stage } from './Stage.ts';

/** A flat drawing on a face, as an SVG path. With a width it is a stroke, otherwise a filled shape. */
export type Mark = { path: string; material: MaterialName; width?: number };

/** A line along a path. */
export const stroke = (path: string, material: MaterialName, width = 3): Mark => ({ path, material, width });

/** A filled path. */
export const shape = (path: string, material: MaterialName): Mark => ({ path, material });

/** A bar with round ends: a line of text or a button. */
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  material: MaterialName,
  radius = height / 2,
): Mark {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const path = [
    `M${x + radius} ${y}h${across}`,
    `${turn(radius, radius)}v${down}`,
    `${turn(-radius, radius)}h${-across}`,
    `${turn(-radius, -radius)}v${-down}`,
    `${turn(radius, -radius)}z`,
  ];
  return { path: path.join(''), material };
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A filled circle around a centre. */
export const dot = (x: number, y: number, radius: number, material: MaterialName): Mark =>
  shape(circle(x, y, radius), material);

/** A circle around a centre. */
export const ring = (x: number, y: number, radius: number, material: MaterialName, width = 4): Mark =>
  stroke(circle(x, y, radius), material, width);

/** A tick whose short arm starts at x and y; its size is the length of that arm across. */
export const tick = (x: number, y: number, size: number, material: MaterialName, width = 5): Mark =>
  stroke(`M${x} ${y}l${size} ${size} ${size * 1.9} ${-size * 1.9}`, material, width);

function geometriesOf({ path, width }: Mark): BufferGeometry[] {
  const [parsed] = new SVGLoader().parse(
    `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`,
  ).paths;
  if (!parsed) throw new Error(`"${path}" is not a path`);
  if (!width) return [new ShapeGeometry(parsed.toShapes())];
  const style = SVGLoader.getStrokeStyle(width, '#000', 'round', 'round');
  return parsed.subPaths.map((line) => SVGLoader.pointsToStroke(line.getPoints() as Vector2[], style));
}

/** Draws marks onto a face, measured in units from its corner. */
export function drawOn(stage: Stage, face: Face, marks: readonly Mark[]): void {
  for (const mark of marks) {
    for (const geometry of geometriesOf(mark)) {
      // Each side of a mark is lit by the way that it faces, whichever way the path runs.
      geometry.computeVertexNormals();
      const mesh = stage.add(geometry, { material: mark.material, at: [0, 0, 0], isTwoSided: true });
      mesh.castShadow = false;
      mesh.applyMatrix4(ontoFace(face));
    }
  }
}
