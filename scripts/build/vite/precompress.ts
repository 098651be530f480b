import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastGlob from 'fast-glob';

/** Files that compression makes smaller; pictures, videos and fonts are compressed by their format. */
const texts = '**/*.{css,html,js,svg,txt,webmanifest,xml}';

const formats = [
  // Without options brotli takes its highest quality.
  { ending: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  { ending: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  for (const { ending, compress } of formats) {
    const compressed = await compress(text);
    if (compressed.length < text.length) await writeFile(file + ending, compressed);
  }
}

/** Writes a `.br` and a `.gz` file beside each text file below `folder`, for hosts that send these as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = await fastGlob(texts, { cwd: folder });
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}
