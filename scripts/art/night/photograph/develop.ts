import type { Texture, WebGLRenderer } from 'three';
import { Pass } from './Pass.ts';
import type { Shot } from './Shot.ts';

/** Adds bloom and vignette, applies a film curve and sRGB, and a trace of noise against bands in the dark. */
const film = `
  uniform sampler2D picture, glow0, glow1, glow2, glow3, glow4;
  uniform float bloom, vignette, exposure;
  varying vec2 spot;
  float noise(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
  vec3 filmCurve(vec3 x) { return x * (1. + x / 3.2) / (1. + x * .82); }
  vec3 toSrgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
  void main() {
    vec3 glow = texture2D(glow0, spot).rgb * .22 + texture2D(glow1, spot).rgb * .24
      + texture2D(glow2, spot).rgb * .22 + texture2D(glow3, spot).rgb * .18 + texture2D(glow4, spot).rgb * .14;
    vec3 light = texture2D(picture, spot).rgb + glow * bloom;
    vec2 fromMiddle = spot - .5;
    light *= 1. - vignette * dot(fromMiddle, fromMiddle) * 1.6;
    vec3 colour = toSrgb(clamp(filmCurve(light * exposure), 0., 1.));
    gl_FragColor = vec4(colour + (noise(gl_FragCoord.xy) - .5) / 255. * 1.2, 1.);
  }`;

/** Turns linear light into the picture on the canvas. */
export function develop(
  renderer: WebGLRenderer,
  picture: Texture,
  glows: readonly Texture[],
  { bloom, vignette, exposure }: Pick<Shot, 'bloom' | 'vignette' | 'exposure'>,
): void {
  const [glow0, glow1, glow2, glow3, glow4] = glows;
  const values = { picture, glow0, glow1, glow2, glow3, glow4, bloom, vignette, exposure };
  new Pass(film, values).run(renderer, null, {});
}
