import { HalfFloatType, type Texture, Vector2, type WebGLRenderer, WebGLRenderTarget } from 'three';
import { Pass } from './Pass.ts';
import type { Format } from './Shot.ts';

/** A Gaussian blur along one direction, of what is brighter than the threshold. */
const blur = `
  uniform sampler2D picture; uniform vec2 direction; uniform float threshold; varying vec2 spot;
  void main() {
    vec3 sum = vec3(0.); float weights = 0.;
    for (int i = -6; i <= 6; i++) {
      float weight = exp(-float(i * i) / 14.);
      vec3 light = texture2D(picture, spot + direction * float(i)).rgb;
      float peak = max(light.r, max(light.g, light.b));
      sum += light * max(0., peak - threshold) / max(peak, 1e-4) * weight;
      weights += weight;
    }
    gl_FragColor = vec4(sum / weights, 1.);
  }`;

/** The bright parts of a picture, blurred to five widths; each is half the size of the one before. */
export function bloomOf(
  renderer: WebGLRenderer,
  picture: Texture,
  { width, height }: Format,
  threshold: number,
): Texture[] {
  const pass = new Pass(blur, { picture, direction: new Vector2(), threshold });
  const levels: Texture[] = [];
  for (let level = 1; level <= 5; level++) {
    const [w, h] = [width, height].map((length) => Math.max(2, length >> level)) as [number, number];
    const options = { type: HalfFloatType, depthBuffer: false };
    const [across, down] = [new WebGLRenderTarget(w, h, options), new WebGLRenderTarget(w, h, options)];
    const source = levels.at(-1) ?? picture;
    const limit = level === 1 ? threshold : 0;
    pass.run(renderer, across, { picture: source, direction: new Vector2(1 / w, 0), threshold: limit });
    pass.run(renderer, down, { picture: across.texture, direction: new Vector2(0, 1 / h), threshold: 0 });
    levels.push(down.texture);
  }
  return levels;
}
