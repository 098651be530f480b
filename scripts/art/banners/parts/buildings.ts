import { extrusion } from '../../night/extrusion.ts';
import type { Stage } from '../../night/Stage.ts';
import { box, cylinder } from '../../night/solids.ts';

/** Puts up a building with its floor's middle at x and z, on a plinth. */
type Building = (stage: Stage, x: number, z: number) => void;

const ground = 0.14;

const hospital: Building = (stage, x, z) => {
  box(stage, { at: [x, ground, z], size: [1.3, 1.5, 1.1], material: 'paper', radius: 0.06 });
  box(stage, { at: [x, 0.85, z + 0.56], size: [0.2, 0.6, 0.05], material: 'navy', radius: 0.02 });
  box(stage, { at: [x, 1.05, z + 0.56], size: [0.6, 0.2, 0.05], material: 'navy', radius: 0.02 });
};

const bank: Building = (stage, x, z) => {
  box(stage, { at: [x, ground, z], size: [1.6, 0.14, 1.4], material: 'mist', radius: 0.03 });
  box(stage, { at: [x, 0.28, z - 0.15], size: [1.3, 0.8, 0.9], material: 'steel', radius: 0.03 });
  for (const step of [-1.5, -0.5, 0.5, 1.5]) {
    cylinder(stage, { at: [x + step * 0.4, 0.28, z + 0.5], radius: 0.1, height: 0.82, material: 'paper' });
  }
  const gable = [
    [-0.8, 0],
    [0, 0.42],
    [0.8, 0],
  ] as const;
  extrusion(stage, { outline: gable, depth: 1.2, at: [x, 1.14, z - 0.6], material: 'paper', bevel: 0.04 });
};

const insurer: Building = (stage, x, z) => {
  box(stage, { at: [x - 0.3, ground, z - 0.2], size: [0.8, 2.2, 0.8], material: 'mist', radius: 0.06 });
  box(stage, { at: [x + 0.4, ground, z + 0.2], size: [0.7, 1.4, 0.9], material: 'steel', radius: 0.06 });
};

const school: Building = (stage, x, z) => {
  box(stage, { at: [x, ground, z], size: [1.6, 0.7, 0.9], material: 'mist', radius: 0.05 });
  box(stage, { at: [x, ground, z], size: [0.5, 1.2, 1], material: 'paper', radius: 0.05 });
  cylinder(stage, { at: [x, 1.32, z], radius: 0.4, topRadius: 0.06, height: 0.5, material: 'steel' });
};

const garage: Building = (stage, x, z) => {
  box(stage, { at: [x, ground, z - 0.2], size: [1.6, 0.75, 1.1], material: 'mist', radius: 0.05 });
  for (const side of [-0.38, 0.38]) {
    box(stage, { at: [x + side, ground, z + 0.36], size: [0.6, 0.52, 0.04], material: 'navy', radius: 0.02 });
  }
  box(stage, {
    at: [x + 0.2, ground + 0.06, z + 0.7],
    size: [0.8, 0.22, 0.36],
    material: 'paper',
    radius: 0.08,
  });
};

const shop: Building = (stage, x, z) => {
  box(stage, { at: [x, ground, z - 0.1], size: [1.4, 0.9, 1.1], material: 'paper', radius: 0.05 });
  box(stage, { at: [x, ground, z + 0.46], size: [1.1, 0.45, 0.04], material: 'navy', radius: 0.02 });
  box(stage, {
    at: [x, 0.66, z + 0.62],
    size: [1.44, 0.08, 0.5],
    material: 'steel',
    radius: 0.03,
    rotation: [0.35, 0, 0],
  });
};

const depot: Building = (stage, x, z) => {
  for (const [dx, level, material] of [
    [0, 0, 'steel'],
    [0, 1, 'paper'],
    [-0.1, 2, 'mist'],
  ] as const) {
    box(stage, {
      at: [x + dx, ground + level * 0.46, z - 0.25],
      size: [1.5, 0.44, 0.6],
      material,
      radius: 0.04,
    });
  }
  box(stage, { at: [x + 0.1, ground, z + 0.5], size: [1.3, 0.44, 0.6], material: 'mist', radius: 0.04 });
};

const site: Building = (stage, x, z) => {
  for (const level of [0, 1, 2]) {
    box(stage, { at: [x, ground + level * 0.45, z], size: [1.3, 0.1, 1.1], material: 'paper', radius: 0.03 });
    for (const [dx, dz] of [
      [-0.55, 0.45],
      [0.55, 0.45],
      [0.55, -0.45],
    ] as const) {
      if (level < 2)
        box(stage, {
          at: [x + dx, ground + level * 0.45, z + dz],
          size: [0.1, 0.5, 0.1],
          material: 'mist',
          radius: 0.02,
        });
    }
  }
  box(stage, { at: [x - 0.4, ground, z - 0.6], size: [0.12, 2, 0.12], material: 'steel', radius: 0.02 });
  box(stage, { at: [x, 2, z - 0.6], size: [1.7, 0.1, 0.1], material: 'steel', radius: 0.02 });
};

/** Buildings of eight industries, row by row from the far corner; the high ones stand at the back. */
export const buildings: readonly Building[] = [site, insurer, hospital, bank, school, depot, shop, garage];
