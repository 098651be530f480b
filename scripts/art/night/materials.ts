import { Color, type Material, MeshPhongMaterial } from 'three';

const plastic = (color: number, specular = 0x223344, shininess = 30) =>
  new MeshPhongMaterial({ color, specular, shininess });

/** What the night scenes are made of. Only `lit` and its weaker `litDim` shine by themselves. */
export const materials = {
  paper: plastic(0xd9e6f4),
  mist: plastic(0xa9c0dc),
  steel: plastic(0x6f8fba),
  navy: plastic(0x1c4576, 0x335577, 40),
  /** The dark blocks of the background. */
  deep: plastic(0x0d2b54, 0x2a4a6c, 40),
  glass: plastic(0x143a6b, 0x88bbee, 120),
  /** Clear glass that one looks through. */
  pane: new MeshPhongMaterial({
    color: 0x2a5c92,
    specular: 0xaaccee,
    shininess: 90,
    transparent: true,
    opacity: 0.35,
  }),
  lit: new MeshPhongMaterial({
    color: 0x06628c,
    emissive: new Color(0.006, 0.34, 0.74),
    emissiveIntensity: 0.82,
  }),
  litDim: new MeshPhongMaterial({
    color: 0x06a3da,
    emissive: new Color(0.008, 0.26, 0.55),
    emissiveIntensity: 0.55,
    shininess: 40,
  }),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
