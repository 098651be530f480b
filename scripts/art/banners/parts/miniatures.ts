import { TorusGeometry } from 'three';
import { panel, slab } from '../../night/slabs.ts';
import { box, cylinder, sphere } from '../../night/solids.ts';
import { arch, chip, columns, cube, fitting, hub, type Miniature, steps } from './boxMiniatures.ts';

const browser: Miniature = (stage, [x, y, z], material) => {
  panel(stage, { at: [x, y, z - 0.15], size: [0.95, 0.85, 0.14], material, corner: 0.12 });
  box(stage, { at: [x, y, z + 0.25], size: [0.5, 0.16, 0.3], material, radius: 0.06 });
};

const layers: Miniature = (stage, [x, y, z], material) => {
  for (const level of [0, 1, 2]) {
    slab(stage, { at: [x, y + level * 0.34, z], size: [0.9, 0.14, 0.9], material, corner: 0.18 });
  }
};

const phone: Miniature = (stage, [x, y, z], material) => {
  panel(stage, { at: [x, y, z], size: [0.58, 1.05, 0.14], material, corner: 0.14 });
};

const loop: Miniature = (stage, [x, y, z], material) => {
  for (const [dx, dz] of [
    [-0.2, 0.2],
    [0.2, -0.2],
  ] as const) {
    const geometry = new TorusGeometry(0.26, 0.1, 12, 40).rotateX(Math.PI / 2);
    stage.add(geometry, { material, at: [x + dx, y + 0.1, z + dz] });
  }
};

const store: Miniature = (stage, [x, y, z], material) => {
  for (const disc of [0, 1, 2])
    cylinder(stage, { at: [x, y + disc * 0.32, z], radius: 0.42, height: 0.28, material });
};

const pawn: Miniature = (stage, [x, y, z], material) => {
  cylinder(stage, { at: [x, y, z], radius: 0.3, height: 0.4, material });
  sphere(stage, [x, y + 0.4, z], 0.3, material);
  sphere(stage, [x, y + 0.86, z], 0.24, material);
};

const cards: Miniature = (stage, [x, y, z], material) => {
  for (const row of [-1, 0, 1]) {
    panel(stage, { at: [x - row * 0.06, y, z + row * 0.3], size: [0.84, 0.66, 0.1], material, corner: 0.1 });
  }
};

const pen: Miniature = (stage, [x, y, z], material) => {
  const rotation = [-0.3, 0, -0.3] as const;
  slab(stage, { at: [x, y, z], size: [0.94, 0.1, 0.94], material, corner: 0.14 });
  cylinder(stage, {
    at: [x + 0.1, y + 0.2, z - 0.1],
    radius: 0.04,
    topRadius: 0.12,
    height: 0.9,
    material,
    rotation,
  });
};

/** The objects of the services, smaller: as many as there are services. */
export const miniatures: readonly Miniature[] = [
  columns,
  store,
  arch,
  cards,
  phone,
  loop,
  chip,
  cube,
  hub,
  pawn,
  pen,
  browser,
  steps,
  layers,
  fitting,
];
