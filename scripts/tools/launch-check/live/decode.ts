import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './Answer.ts';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** A response's decompressed text; empty if it is corrupt. */
export function textOf({ headers, body }: Answer): string {
  const decode = decoders[headers['content-encoding'] ?? ''] ?? ((plain) => plain);
  try {
    return decode(body).toString();
  } catch {
    return '';
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Decodes HTML entities. */
const plain = (html: string) =>
  html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The title of a page; undefined if it has none. */
export const titleOf = (html: string) => {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? undefined : plain(title);
};
