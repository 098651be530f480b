/** Everything that a picture is drawn with. */
export { box } from './box.ts';
export { cylinder } from './cylinder.ts';
export { Drawing } from './Drawing.ts';
export { extrude } from './extrude.ts';
export { glow } from './glow.ts';
export { bar, dot, ring, shape, stroke, tick } from './glyphs.ts';
export { ink } from './inks.ts';
export { dotted, line } from './line.ts';
export { type MaterialName, materials } from './materials.ts';
export { panel } from './panel.ts';
export { pipe } from './pipe.ts';
export { drawOn, type Plane } from './planes.ts';
export { plate } from './plate.ts';
export { project } from './projection.ts';
export { shadow, softEdge } from './shadow.ts';
export { sphere } from './sphere.ts';
export { pathThrough } from './svg.ts';
