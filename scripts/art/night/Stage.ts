import { type BufferGeometry, DoubleSide, Mesh, Scene, Vector3 } from 'three';
import { type MaterialName, materials } from './materials.ts';

/**
 * A place or a size in a night scene: x to the lower right, y upwards, z to the lower left.
 * A tile of the floor is one unit wide and the floor lies at y 0.
 */
export type Triple = readonly [x: number, y: number, z: number];

/** Light that a lit part throws on what stands next to it. */
type Spill = { at: Vector3; strength: number };

type Placing = {
  material: MaterialName;
  /** The middle of the geometry. */
  at: Triple;
  /** Turns around x, y and z, in radians. */
  rotation?: Triple;
  /** Whether it is seen from both sides, as shells and turned shapes are. */
  isTwoSided?: boolean;
};

/** A night scene in the making. */
export class Stage {
  readonly scene = new Scene();
  readonly spills: Spill[] = [];

  /** Puts a geometry into the scene; it throws and takes shadows. */
  add(geometry: BufferGeometry, { material: name, at, rotation = [0, 0, 0], isTwoSided }: Placing): Mesh {
    const material = isTwoSided ? materials[name].clone() : materials[name];
    if (isTwoSided) material.side = DoubleSide;
    const mesh = new Mesh(geometry, material);
    mesh.position.set(...at);
    mesh.rotation.set(...rotation);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.scene.add(mesh);
    return mesh;
  }

  /** Lets blue light fall from a point on everything within seven tiles; strengths run from 0.8 to 2.4. */
  spill(at: Triple, strength: number): void {
    this.spills.push({ at: new Vector3(...at), strength });
  }
}
