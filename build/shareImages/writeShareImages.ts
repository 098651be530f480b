import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawShareImage } from './drawShareImage.ts';
import type { SharePlan } from './planShareImages.ts';

/** Images drawn at a time: each needs about 20 MB of memory. */
const batchSize = 4;

async function draw({ content }: SharePlan, file: string): Promise<void> {
  // Concurrent builds share the cache: none may see a partly written file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await drawShareImage(content));
  await rename(unfinished, file);
}

/**
 * Puts share images into the built site, from the cache where possible.
 * @returns how many had to be drawn
 */
export async function writeShareImages(
  plans: Iterable<SharePlan>,
  dist: string,
  cache = '.cache/share-images',
): Promise<number> {
  // An alias shares the image of its original.
  const wanted = [...new Map([...plans].map((plan) => [plan.path, plan])).values()];
  const cached = ({ path: address }: SharePlan) => path.join(cache, path.basename(address));
  if (wanted.length === 0) return 0;
  const missing = wanted.filter((plan) => !existsSync(cached(plan)));
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(dist, 'share'), { recursive: true });
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    await Promise.all(batch.map((plan) => draw(plan, cached(plan))));
  }
  await Promise.all(wanted.map((plan) => copyFile(cached(plan), path.join(dist, plan.path))));
  return missing.length;
}
