import { round } from '../round.ts';
import { type Facing, type Plane, pointOn } from './planes.ts';
import { flatCircle, type Point2, project } from './projection.ts';

/** A rectangle with round corners on a face, from (0, 0), in units of the face. */
export type Outline = { width: number; height: number; radius: number };

/** The steps of a corner when it is taken as a polygon: an even number, so that one point is its middle. */
const steps = 6;

/** Degrees by which the ellipse of a circle on a face is turned. */
const tilt: Record<Facing, number> = { top: 0, left: 60, right: -60 };

/** The corner, clockwise from the upper left, in whose middle the visible side of a solid begins, seen from its face. */
const firstSeenCorner: Record<Facing, number> = { top: 1, left: 0, right: 3 };

const radiusOf = ({ width, height, radius }: Outline) => Math.min(radius, width / 2, height / 2);

/** A point of a corner's arc, clockwise from the upper left corner: 0 is where the arc begins, 1 where it ends. */
function pointOfCorner(outline: Outline, corner: number, share: number): Point2 {
  const r = radiusOf(outline);
  const angle = (Math.PI / 2) * (corner + 2 + share);
  const x = corner === 0 || corner === 3 ? r : outline.width - r;
  const y = corner < 2 ? r : outline.height - r;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** The outline as a polygon, clockwise from the upper left corner, its corners in short straight steps. */
export function polygonOf(outline: Outline): Point2[] {
  return [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: steps + 1 }, (_, step) => pointOfCorner(outline, corner, step / steps)),
  );
}

const coordinates = ([x, y]: Point2) => `${round(x)} ${round(y)}`;

/** Writes parts of the outline as SVG path data in the picture, moved by an offset. */
function pathWriter(face: Plane, outline: Outline, [moveX, moveY]: Point2 = [0, 0]) {
  const r = radiusOf(outline);
  const ellipse = `${round(r * flatCircle.across)} ${round(r * flatCircle.down)} ${tilt[face.facing]}`;
  const place = (corner: number, share: number) => {
    const [x, y] = project(pointOn(face, ...pointOfCorner(outline, corner % 4, share)));
    return coordinates([x + moveX, y + moveY]);
  };
  return {
    at: place,
    arc: (corner: number, share: number, isClockwise = true) =>
      `A${ellipse} 0 ${isClockwise ? 1 : 0} ${place(corner, share)}`,
  };
}

/** Path data of the whole outline of a face. */
export function facePath(face: Plane, outline: Outline): string {
  const { at, arc } = pathWriter(face, outline);
  return `M${[0, 1, 2, 3].map((corner) => `${at(corner, 0)}${arc(corner, 1)}`).join('L')}Z`;
}

/** Path data of the edge between a face and the visible side of its solid. */
export function edgePath(face: Plane, outline: Outline): string {
  const { at, arc } = pathWriter(face, outline);
  const first = firstSeenCorner[face.facing];
  const middle = `L${at(first + 1, 0)}${arc(first + 1, 1)}L${at(first + 2, 0)}`;
  return `M${at(first, 0.5)}${arc(first, 1)}${middle}${arc(first + 2, 0.5)}`;
}

/** Path data of the visible side of a solid. @param back the way from its face to its back, in the picture */
export function sidePath(face: Plane, outline: Outline, back: Point2): string {
  const { at, arc } = pathWriter(face, outline, back);
  const first = firstSeenCorner[face.facing];
  const middle = `L${at(first + 1, 1)}${arc(first + 1, 0, false)}L${at(first, 1)}`;
  const farEdge = `L${at(first + 2, 0.5)}${arc(first + 2, 0, false)}${middle}${arc(first, 0.5, false)}`;
  return `${edgePath(face, outline)}${farEdge}Z`;
}
