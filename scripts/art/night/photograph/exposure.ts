import {
  AddEquation,
  CustomBlending,
  FloatType,
  HalfFloatType,
  OneFactor,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { setUpLens } from './lens.ts';
import { setUpLights } from './lights.ts';
import { Pass } from './Pass.ts';
import type { Format, Shot } from './Shot.ts';
import { sample } from './sampling.ts';

/** Takes a share of a sample; the limit keeps single sparks from showing. */
const addShare = `
  uniform sampler2D picture; uniform float share; varying vec2 spot;
  void main() { gl_FragColor = vec4(min(texture2D(picture, spot).rgb, vec3(12.)) * share, 1.); }`;

/** The mean of all samples of a shot, in linear light. Each sample has its own light, pixel shift and lens. */
export function expose(renderer: WebGLRenderer, shot: Shot, format: Format): Texture {
  const { width, height, samples } = format;
  const single = new WebGLRenderTarget(width, height, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
  const adding = {
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendEquation: AddEquation,
  };
  const add = new Pass(
    addShare,
    { picture: single.texture, share: 1 / samples },
    { ...adding, transparent: true },
  );
  const [moveLights, moveCamera] = [setUpLights(shot), setUpLens(shot, format)];

  renderer.setRenderTarget(sum);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.setClearColor(shot.background, 1);
  for (let n = 1; n <= samples; n++) {
    const randoms = sample(n);
    moveLights(randoms);
    moveCamera(randoms);
    shot.jitter?.(randoms);
    renderer.setRenderTarget(single);
    renderer.clear();
    renderer.render(shot.scene, shot.camera);
    add.run(renderer, sum, {});
  }
  return sum.texture;
}
