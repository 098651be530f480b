import { mix } from './colours.ts';
import type { Drawing, Stop } from './Drawing.ts';
import { type Material, shade } from './materials.ts';
import { type Facing, inward, type Plane, pointOn } from './planes.ts';
import { type Point2, project } from './projection.ts';
import { pathThrough } from './svg.ts';
import { seenWalls, type Wall } from './walls.ts';

type Solid = {
  /** The face that looks at the reader. */
  face: Plane;
  /** Corners of the face, clockwise and convex, in its own units. */
  outline: readonly Point2[];
  /** How far the solid reaches back from its face. */
  thickness: number;
  material: Material;
};

/** Below this share of the whole side a wall is a step of a rounded corner and needs one colour stop. */
const narrowWall = 0.08;

/** How far a point lies along the line from start to end: 0 at the start, 1 at the end. */
function shareOf([x, y]: Point2, [x1, y1]: Point2, [x2, y2]: Point2): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
}

/** Leaves out stops that change nothing because both their neighbours have the same colour. */
const withoutRepeats = (stops: Stop[]) =>
  stops.filter(([, colour], i) => colour !== stops[i - 1]?.[1] || colour !== stops[i + 1]?.[1]);

function wallStops(walls: readonly Wall[], material: Material, share: (corner: Point2) => number): Stop[] {
  return walls.flatMap(({ from, to, normal }): Stop[] => {
    const [start, end, colour] = [share(from), share(to), shade(material, normal)];
    const places = end - start > narrowWall ? [start, end] : [(start + end) / 2];
    return places.map((place) => [place, colour]);
  });
}

/** An upright face is lightest at its upper edge, where it is nearest to the light. */
function faceColours(material: Material, facing: Facing): readonly [string, string] {
  if (facing === 'top') return material.top;
  return [mix(material[facing], material.top[0], 0.45), material[facing]];
}

/** Draws a solid with straight sides: its visible side first, then its face, then the light along their edge. */
export function extrude(drawing: Drawing, { face, outline, thickness, material }: Solid): void {
  const inPicture = ([u, v]: Point2) => project(pointOn(face, u, v));
  const walls = seenWalls(face.facing, outline);
  const [backX, backY] = project(inward(face.facing, thickness));

  const edge = [walls[0]!.from, ...walls.map(({ to }) => to)].map(inPicture);
  const farEdge = edge.map(([x, y]): Point2 => [x + backX, y + backY]).reverse();

  // The shading runs at right angles to the thickness, so that each wall keeps one colour from front to back.
  const start = edge[0]!;
  const reach = shareOf(edge.at(-1)!, start, [start[0] - backY, start[1] + backX]);
  const end: Point2 = [start[0] - backY * reach, start[1] + backX * reach];
  const stops = wallStops(walls, material, (corner) => shareOf(inPicture(corner), start, end));
  const side = drawing.gradientBetween(start, end, withoutRepeats(stops));

  const [far, near] = faceColours(material, face.facing);
  const fill = drawing.gradientDown(far, near);
  const light = `fill="none" stroke="${material.edge}" stroke-opacity=".8" stroke-linecap="round"`;
  drawing.add(`<path d="${pathThrough([...edge, ...farEdge])}Z" fill="${side}"/>`);
  drawing.add(`<path d="${pathThrough(outline.map(inPicture))}Z" fill="${fill}"/>`);
  drawing.add(`<path d="${pathThrough(edge)}" ${light}/>`);
}
