import type {
  Camera,
  ColorRepresentation,
  OrthographicCamera,
  PerspectiveCamera,
  Scene,
  Vector3,
} from 'three';
import type { Sample } from './sampling.ts';

/** Everything that a picture of a scene is taken with. */
export type Shot = {
  scene: Scene;
  camera: Camera & (OrthographicCamera | PerspectiveCamera);
  /** Where the lights aim, and how far around it they reach. */
  middle: Vector3;
  extent: number;
  /** One strong light; a larger spread gives softer shadows. */
  key: { direction: Vector3; spread: number; colour: ColorRepresentation; intensity: number };
  /** The weak light of the whole night sky. */
  sky: { colour: ColorRepresentation; intensity: number };
  background: ColorRepresentation;
  /** A lens that is sharp at one point only; without one, all is sharp. */
  lens?: { radius: number; focus: Vector3 };
  /** Strength of the glow around what is brighter than the threshold. */
  bloom: number;
  bloomThreshold: number;
  /** How much darker the corners are. */
  vignette: number;
  exposure: number;
  /** Moves things a little for each sample, for soft light from them. */
  jitter?(sample: Sample): void;
};

/** Size in pixels, and how many samples are averaged: more give smoother shadows and take longer. */
export type Format = { width: number; height: number; samples: number };
