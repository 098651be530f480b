import { MeshPhongMaterial } from 'three';

/**
 * The material of the field's columns. The attribute `glow` of each column, 0 to 1.5, makes its top shine and
 * lets a little of the light run down its sides.
 */
export function columnMaterial(): MeshPhongMaterial {
  const material = new MeshPhongMaterial({ shininess: 26, specular: 0x2c4a66 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nattribute float glow; varying float vGlow, vHeight;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGlow = glow; vHeight = position.y;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vGlow, vHeight;')
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>
        float shine = smoothstep(.985, 1., vHeight) + .1 * smoothstep(.3, 1., vHeight);
        totalEmissiveRadiance += vec3(.012, .40, .86) * vGlow * shine;`,
      );
  };
  return material;
}
