import { rod } from '../../night/lines.ts';
import { dot, drawOn, stroke } from '../../night/marks.ts';
import type { Stage, Triple } from '../../night/Stage.ts';
import { slab } from '../../night/slabs.ts';
import { box, sphere } from '../../night/solids.ts';

export const view = { height: 6.8, middle: 1.05 };

const edge = 1.8;

/** Tracks as they leave the near side: place along it, how far out they run, and how far they then bend aside. */
const tracks = [
  [-1.2, 1.6, -1],
  [-0.6, 0.9, 0],
  [0, 2.3, 0],
  [0.6, 1.3, 0],
  [1.2, 0.8, 0.9],
] as const;

/** The four quarter turns that carry the tracks of the near side to the others. */
const turns: readonly ((x: number, z: number) => Triple)[] = [
  (x, z) => [x, 0.05, z],
  (x, z) => [z, 0.05, -x],
  (x, z) => [-x, 0.05, -z],
  (x, z) => [-z, 0.05, x],
];

/** Tracks run from the processor's four sides over the floor; each ends in a bead. */
function layTracks(stage: Stage): void {
  for (const turn of turns) {
    for (const [along, reach, aside] of tracks) {
      const [corner, end] = [turn(along, edge + reach), turn(along + aside, edge + reach)];
      rod(stage, 0.05, 'steel', turn(along, edge), corner, end);
      sphere(stage, end, 0.13, 'mist');
    }
  }
}

const nodes = [
  [16, 17],
  [54, 17],
  [35, 35],
  [16, 53],
  [54, 53],
] as const;

/** A processor with a lit core lies on its tracks; ideas rise from the core. */
export function build(stage: Stage): void {
  layTracks(stage);
  slab(stage, { at: [0, 0.04, 0], size: [3.9, 0.5, 3.9], material: 'navy', corner: 0.4 });
  slab(stage, { at: [0, 0.5, 0], size: [2.7, 0.3, 2.7], material: 'mist', corner: 0.3 });
  const core = slab(stage, { at: [0, 0.8, 0], size: [1.76, 0.6, 1.76], material: 'lit', corner: 0.26 });
  drawOn(stage, core.top, [
    stroke('M16 17L35 35L16 53M54 17L35 35L54 53M16 17H54V53H16Z', 'paper', 2.6),
    ...nodes.map(([x, y]) => dot(x, y, 5.6, 'paper')),
  ]);
  stage.spill([0, 1.5, 1.6], 1.5);
  stage.spill([1.6, 1.5, 0], 1.1);
  stage.spill([-1.2, 1.8, -1.2], 1);

  const ideas = [
    [-0.5, -0.5, 1.9, 0.36],
    [0.3, -0.6, 2.4, 0.26],
    [-0.2, -0.2, 2.85, 0.18],
  ] as const;
  for (const [x, z, y, side] of ideas) {
    box(stage, { at: [x, y, z], size: [side, side, side], material: 'lit', radius: 0.06 });
  }
}
