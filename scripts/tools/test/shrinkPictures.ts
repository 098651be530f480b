import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';

/** Packs the PNG files of a folder as tightly as the format allows: every pixel stays as it is. */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const file of await fastGlob('**/*.png', { cwd: folder })) {
    const place = path.join(folder, file);
    const picture = sharp(await readFile(place));
    const { isOpaque } = await picture.stats();
    const packed = isOpaque ? picture.removeAlpha() : picture;
    await writeFile(place, await packed.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer());
  }
}
