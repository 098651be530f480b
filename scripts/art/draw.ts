import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../shared/core/UserError.ts';
import { runCommand } from '../lib/runCommand.ts';
import { listPictures, selectPictures } from './catalogue.ts';
import { NightStudio } from './night/NightStudio.ts';
import type { Picture } from './Picture.ts';

/** Where the site's pictures are kept. */
const sitePictures = path.resolve(import.meta.dirname, '../../shared/pictures');

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function save(folder: string, { name, ending, maxBytes, draw }: Picture): Promise<void> {
  const content = await draw();
  const size = Buffer.byteLength(content);
  if (size > maxBytes) {
    throw new UserError(
      `${name}.${ending} has ${inKilobytes(size)}, at most ${inKilobytes(maxBytes)} are allowed.`,
    );
  }
  const file = path.join(folder, `${name}.${ending}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path.relative(process.cwd(), file)}  ${inKilobytes(size)}`);
}

function readCommand(): { wanted: string[]; out: string } {
  try {
    const options = { out: { type: 'string', default: sitePictures } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { wanted: positionals, out: path.resolve(values.out) };
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('.')[0]}. The only option is --out <folder>.`);
  }
}

await runCommand(async () => {
  const { wanted, out } = readCommand();
  const studio = new NightStudio();
  try {
    for (const picture of selectPictures(listPictures(studio), wanted)) await save(out, picture);
  } finally {
    await studio.close();
  }
});
