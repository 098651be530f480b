import { mix } from './colours.ts';
import type { Drawing } from './Drawing.ts';
import { type Material, shade } from './materials.ts';
import { edgePath, facePath, type Outline, polygonOf, sidePath } from './outlines.ts';
import { type Facing, inward, type Plane, pointOn } from './planes.ts';
import { type Point2, project } from './projection.ts';
import type { Stop } from './stops.ts';
import { seenWalls, type Wall } from './walls.ts';

type Solid = {
  /** The face that looks at the reader. */
  face: Plane;
  outline: Outline;
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
  const walls = seenWalls(face.facing, polygonOf(outline));
  const back = project(inward(face.facing, thickness));

  // The shading runs at right angles to the thickness, so that each wall keeps one colour from front to back.
  const start = inPicture(walls[0]!.from);
  const across: Point2 = [-back[1], back[0]];
  const reach = shareOf(inPicture(walls.at(-1)!.to), start, [start[0] + across[0], start[1] + across[1]]);
  const end: Point2 = [start[0] + across[0] * reach, start[1] + across[1] * reach];
  const stops = wallStops(walls, material, (corner) => shareOf(inPicture(corner), start, end));
  // That of a level solid runs from its right to its left edge, so that solids of the same material and shape share it.
  const side =
    face.facing === 'top'
      ? drawing.gradientAcross(stops.map(([offset, colour]): Stop => [1 - offset, colour]).reverse())
      : drawing.gradientBetween(start, end, stops);

  const [far, near] = faceColours(material, face.facing);
  const fill = drawing.gradientDown(far, near);
  const light = `fill="none" stroke="${material.edge}" stroke-opacity=".8" stroke-linecap="round"`;
  drawing.add(`<path d="${sidePath(face, outline, back)}" fill="${side}"/>`);
  drawing.add(`<path d="${facePath(face, outline)}" fill="${fill}"/>`);
  drawing.add(`<path d="${edgePath(face, outline)}" ${light}/>`);
}
