import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastGlob from 'fast-glob';

/** Files worth compressing; pictures, videos and fonts are already compressed. */
const texts = '**/*.{css,html,js,svg,txt,webmanifest,xml}';

const formats = [
  // Brotli defaults to its highest quality.
  { ending: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  { ending: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Writes a `.br` and a `.gz` file next to each text file below `folder`, for hosts that serve them. */
export async function precompress(folder: string): Promise<void> {
  const write = async (file: string) => {
    const text = await readFile(file);
    for (const { ending, compress } of formats) {
      const compressed = await compress(text);
      if (compressed.length < text.length) await writeFile(file + ending, compressed);
    }
  };
  const files = await fastGlob(texts, { cwd: folder });
  await Promise.all(files.map((file) => write(path.join(folder, file))));
}
