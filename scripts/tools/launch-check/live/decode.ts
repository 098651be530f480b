import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from './Answer.ts';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** An answer's text, whatever it was compressed by; empty when that is broken. */
export function textOf({ headers, body }: Answer): string {
  const decode = decoders[headers['content-encoding'] ?? ''] ?? ((plain) => plain);
  try {
    return decode(body).toString();
  } catch {
    return '';
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text of HTML without its entities. */
const plain = (html: string) =>
  html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** The title of a page; undefined for what is none. */
export const titleOf = (html: string) => {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? undefined : plain(title);
};
