import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const insertion = /insertStyle\(("(?:[^"\\]|\\.)*")\);/;

/**
 * The style sheet that react-fast-marquee adds to the page when imported; the policy allows it by hash.
 * @throws when the package no longer adds it in the expected way
 */
export async function readMarqueeStyle(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('react-fast-marquee');
  const text = insertion.exec(await readFile(file, 'utf8'))?.[1];
  if (!text) throw new Error(`${file} no longer inserts its style as readMarqueeStyle expects`);
  return JSON.parse(text);
}
