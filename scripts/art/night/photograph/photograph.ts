import { BasicShadowMap, LinearSRGBColorSpace, WebGLRenderer } from 'three';
import { bloomOf } from './bloom.ts';
import { develop } from './develop.ts';
import { expose } from './exposure.ts';
import type { Format, Shot } from './Shot.ts';

/** Takes a picture of a scene; returns it as a PNG in a data: address. */
export function photograph(shot: Shot, format: Format): string {
  const renderer = new WebGLRenderer({ preserveDrawingBuffer: true });
  renderer.setSize(format.width, format.height, false);
  renderer.autoClear = false;
  renderer.shadowMap.enabled = true;
  // Shadows are hard in each sample; their softness comes from the mean of many.
  renderer.shadowMap.type = BasicShadowMap;
  renderer.outputColorSpace = LinearSRGBColorSpace;

  const picture = expose(renderer, shot, format);
  develop(renderer, picture, bloomOf(renderer, picture, format, shot.bloomThreshold), shot);
  return renderer.domElement.toDataURL('image/png');
}
