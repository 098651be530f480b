import { heroShot } from './hero/heroShot.ts';
import { photograph } from './photograph/photograph.ts';
import type { Format } from './photograph/Shot.ts';
import { type SceneModule, subjectShot } from './subjectShot.ts';

const scenes = import.meta.glob<SceneModule>([
  '../industries/*.ts',
  '../banners/**/*.ts',
  '!../banners/parts/*.ts',
]);

declare global {
  interface Window {
    drawScene: typeof drawScene;
  }
}

/**
 * Draws a scene by the path of its file, such as "industries/finance", or "hero" at a moment of its loop, 0 to 1;
 * returns a PNG in a data: address.
 */
async function drawScene(name: string, format: Format, moment: number): Promise<string> {
  const shape = format.width / format.height;
  if (name === 'hero') return photograph(heroShot(shape, moment), format);
  const load = scenes[`../${name}.ts`];
  if (!load) throw new Error(`There is no scene "${name}"`);
  return photograph(subjectShot(await load(), shape), format);
}

window.drawScene = drawScene;
