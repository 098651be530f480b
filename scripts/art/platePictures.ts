import path from 'node:path';
import fastGlob from 'fast-glob';
import { Drawing, plate } from './isometric/kit.ts';
import type { Picture } from './Picture.ts';

/** What a file of such a picture holds: what it shows in one sentence, and how that is drawn onto the plate. */
type PlatePicture = { sentence: string; draw(drawing: Drawing): void };

const viewBox = '-240 -210 480 400';

async function drawPicture(name: string): Promise<string> {
  const { sentence, draw } = (await import(path.join(import.meta.dirname, `${name}.ts`))) as PlatePicture;
  const drawing = new Drawing();
  plate(drawing);
  draw(drawing);
  return drawing.toSvg(sentence, viewBox);
}

/** The pictures of services, and of the software for each industry: one for each file, named by the slug. */
export function listPlatePictures(): Picture[] {
  return fastGlob
    .sync('{services,software}/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map((file) => file.slice(0, -'.ts'.length))
    .map((name) => ({ name, ending: 'svg', maxBytes: 30_000, draw: () => drawPicture(name) }));
}
