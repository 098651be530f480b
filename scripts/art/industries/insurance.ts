import { BufferGeometry, Float32BufferAttribute } from 'three';
import { extrusion } from '../night/extrusion.ts';
import type { Stage } from '../night/Stage.ts';
import { box, cylinder, sphere, wheel } from '../night/solids.ts';

export const view = { height: 9, middle: 1.9 };

const panels = 8;
const radius = 2.9;
const rise = 1.45;
/** Steps from the top to the rim of a panel, and as many across it. */
const steps = 14;

/** A point of the cloth: down from the top (0) to the rim (1), and across its panel from seam to seam. */
function clothPoint(panel: number, down: number, across: number): [number, number, number] {
  const angle = ((panel + across) / panels) * 2 * Math.PI;
  const slack = Math.sin(across * Math.PI) * down * down;
  const reach = radius * Math.sin((down * Math.PI) / 2) * (1 - 0.085 * slack);
  const height = rise * Math.cos((down * Math.PI) / 2) + 0.12 * slack;
  return [reach * Math.cos(angle), height, reach * Math.sin(angle)];
}

/** One panel of the cloth, as a net of triangles. */
function clothPanel(panel: number): BufferGeometry {
  const rows = Array.from({ length: steps + 1 }, (_, step) => step);
  const points = rows.flatMap((down) =>
    rows.flatMap((across) => clothPoint(panel, down / steps, across / steps)),
  );
  const triangles: number[] = [];
  for (let down = 0; down < steps; down++) {
    for (let across = 0; across < steps; across++) {
      const near = down * (steps + 1) + across;
      const far = near + steps + 1;
      triangles.push(near, near + 1, far, near + 1, far + 1, far);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  geometry.setIndex(triangles);
  geometry.computeVertexNormals();
  return geometry;
}

function umbrella(stage: Stage): void {
  for (let panel = 0; panel < panels; panel++) {
    const material = panel % 2 ? 'paper' : 'mist';
    stage.add(clothPanel(panel), { material, at: [0, 2.75, 0], isTwoSided: true });
  }
  cylinder(stage, { at: [0, 0.1, 0], radius: 0.06, height: 4.3, material: 'steel' });
  sphere(stage, [0, 4.3, 0], 0.12, 'lit');
}

function house(stage: Stage): void {
  box(stage, { at: [0.75, 0.22, 0.75], size: [1.5, 1, 1.3], material: 'paper', radius: 0.06 });
  const roof = [
    [-0.95, 0],
    [0, 0.72],
    [0.95, 0],
  ] as const;
  extrusion(stage, { outline: roof, depth: 1.3, at: [0.75, 1.22, 0.1], material: 'steel', bevel: 0.04 });
  box(stage, { at: [0.45, 0.22, 1.42], size: [0.36, 0.6, 0.05], material: 'lit', radius: 0.01 });
  box(stage, { at: [1.15, 0.62, 1.42], size: [0.36, 0.32, 0.05], material: 'lit', radius: 0.01 });
  stage.spill([0.6, 0.8, 2.2], 1.8);
  stage.spill([0, 2.2, 0], 0.9);
}

function car(stage: Stage): void {
  box(stage, { at: [-1.1, 0.34, 1.1], size: [1.3, 0.4, 0.66], material: 'mist', radius: 0.12 });
  box(stage, { at: [-1.1, 0.68, 1.1], size: [0.75, 0.34, 0.58], material: 'glass', radius: 0.1 });
  for (const x of [-1.5, -0.7]) wheel(stage, [x, 0.31, 1.45], 0.16, 0.12);
}

/** An umbrella covers a house with lit windows, and a car. */
export function build(stage: Stage): void {
  umbrella(stage);
  box(stage, { at: [-0.1, 0, 0.1], size: [3.9, 0.22, 3.9], material: 'navy', radius: 0.1 });
  house(stage);
  car(stage);
  box(stage, { at: [-3, 0, -1.8], size: [1.1, 1.5, 1.1], material: 'deep', radius: 0.14 });
  box(stage, { at: [3, 0, -2.2], size: [1.2, 2.1, 1.2], material: 'deep', radius: 0.14 });
}
