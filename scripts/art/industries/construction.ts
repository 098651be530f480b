import { rod } from '../night/lines.ts';
import type { Stage } from '../night/Stage.ts';
import { box } from '../night/solids.ts';

export const view = { height: 10.2, middle: 2.3 };

const storey = 1.12;

function building(stage: Stage): void {
  box(stage, { at: [-0.2, 0, 0.4], size: [4, 0.25, 3.2], material: 'navy' });
  for (let floor = 0; floor < 3; floor++) {
    const y = 0.25 + floor * storey;
    for (const x of [-1.8, -0.2, 1.4]) {
      for (const z of [-0.8, 1.6])
        box(stage, { at: [x, y, z], size: [0.17, 0.95, 0.17], material: 'mist', radius: 0.02 });
    }
    const material = floor === 2 ? 'paper' : 'mist';
    box(stage, { at: [-0.2, y + 0.95, 0.4], size: [3.7, 0.17, 2.9], material, radius: 0.04 });
  }
  box(stage, { at: [-1, 0.25, 1.5], size: [1.3, 0.92, 0.1], material: 'lit', radius: 0.02 });
  box(stage, { at: [0.62, 1.37, 1.5], size: [1.3, 0.92, 0.1], material: 'litDim', radius: 0.02 });
  stage.spill([-1, 0.9, 2.6], 1.6);
  stage.spill([0.6, 1.8, 2.6], 0.8);
}

/** Where the crane stands, how high its tower is and how high its arm. */
const craneX = 2.6;
const craneZ = -1.6;
const top = 5.2;
const arm = top + 0.15;

function tower(stage: Stage): void {
  box(stage, { at: [craneX, 0, craneZ], size: [1.1, 0.3, 1.1], material: 'deep', radius: 0.06 });
  const half = 0.2;
  for (const dx of [-half, half]) {
    for (const dz of [-half, half]) {
      box(stage, {
        at: [craneX + dx, 0, craneZ + dz],
        size: [0.07, top, 0.07],
        material: 'paper',
        radius: 0.01,
      });
    }
  }
  for (let brace = 0; brace < 8; brace++) {
    const y = brace * 0.6;
    rod(stage, 0.025, 'paper', [craneX - half, y, craneZ + half], [craneX + half, y + 0.6, craneZ + half]);
    rod(stage, 0.025, 'paper', [craneX + half, y, craneZ + half], [craneX + half, y + 0.6, craneZ - half]);
  }
  box(stage, { at: [craneX, top - 0.4, craneZ], size: [0.62, 0.5, 0.62], material: 'steel' });
}

function craneArm(stage: Stage): void {
  rod(stage, 0.05, 'paper', [craneX + 1.3, arm, craneZ], [craneX - 5, arm, craneZ]);
  rod(
    stage,
    0.035,
    'paper',
    [craneX + 1.3, arm, craneZ],
    [craneX, arm + 1, craneZ],
    [craneX - 3.6, arm, craneZ],
  );
  box(stage, { at: [craneX, arm - 0.1, craneZ], size: [0.12, 1.1, 0.12], material: 'paper', radius: 0.02 });
  box(stage, {
    at: [craneX + 1.2, arm - 0.5, craneZ],
    size: [0.6, 0.5, 0.5],
    material: 'deep',
    radius: 0.05,
  });

  rod(stage, 0.02, 'mist', [craneX - 3.2, arm, craneZ], [craneX - 3.2, 4.5, craneZ]);
  box(stage, { at: [craneX - 3.2, 4.2, craneZ], size: [1.5, 0.22, 0.22], material: 'lit', radius: 0.03 });
  stage.spill([craneX - 3.2, 4.4, craneZ + 0.8], 1.2);
}

/** A crane brings a lit beam to a building of three storeys. */
export function build(stage: Stage): void {
  building(stage);
  tower(stage);
  craneArm(stage);
  box(stage, { at: [-3.1, 0, 2], size: [0.9, 0.35, 0.9], material: 'steel', radius: 0.06 });
  box(stage, { at: [-3.1, 0.35, 2], size: [0.8, 0.3, 0.8], material: 'mist', radius: 0.06 });
}
