import path from 'node:path';
import fastGlob from 'fast-glob';
import { Drawing, plate } from './isometric/kit.ts';
import type { Picture } from './Picture.ts';

/** What a file in services/ holds: the service in one sentence, and how it is drawn onto the plate. */
type ServicePicture = { sentence: string; draw(drawing: Drawing): void };

const folder = path.join(import.meta.dirname, 'services');
const viewBox = '-240 -210 480 400';

async function drawService(file: string): Promise<string> {
  const { sentence, draw } = (await import(path.join(folder, file))) as ServicePicture;
  const drawing = new Drawing();
  plate(drawing);
  draw(drawing);
  return drawing.toSvg(sentence, viewBox);
}

/** The pictures of the services: one for each file in services/, named by the service's slug. */
export function listServicePictures(): Picture[] {
  return fastGlob
    .sync('*.ts', { cwd: folder })
    .sort()
    .map((file) => ({
      name: `services/${path.basename(file, '.ts')}`,
      ending: 'svg',
      maxBytes: 30_000,
      draw: () => drawService(file),
    }));
}
