import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addressed } from '../../support/pages.ts';
import { ask, headerOf } from './ask.ts';
import { addressOf, builtFiles, contentOf, endingOf, someFile } from './builtFiles.ts';
import { compressedEndings, contentTypes } from './contentTypes.ts';
import { copies } from './siteCopies.ts';

const redirects = [301, 302, 307, 308];

/** Whether an address without its last slash leads to the page, at once or by a redirect to the one with it. */
async function leadsToPage(origin: string, address: string): Promise<boolean> {
  const answer = await ask(origin, address.slice(0, -1));
  if (answer.status === 200) return answer.body.equals(contentOf(`${address}index.html`));
  const target = new URL(headerOf(answer, 'location'), origin + address);
  // The scheme and the host of a redirect have tests of their own.
  return redirects.includes(answer.status) && target.pathname === address;
}

/**
 * Tests that a server serves all that was built.
 * @param endings kinds of files whose type has to be right
 */
export function testSite(origin: () => string, endings: string[]): void {
  test('serves every page with and without the last slash of its address', async () => {
    const wrong: string[] = [];
    for (const { path: address } of addressed) {
      const { status, body } = await ask(origin(), address);
      const isPage = status === 200 && body.equals(contentOf(`${address}index.html`));
      if (!isPage || !(await leadsToPage(origin(), address))) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  test('serves every file as it is, with a type that browsers take', async () => {
    const wrong: string[] = [];
    for (const file of builtFiles) {
      const answer = await ask(origin(), addressOf(file));
      const ending = endingOf(file);
      const type = headerOf(answer, 'content-type');
      const isSame = answer.status === 200 && answer.body.equals(contentOf(file));
      const isTyped = !endings.includes(ending) || contentTypes[ending]!.test(type);
      if (!isSame || !isTyped) wrong.push(`${file}: ${answer.status} ${type}`);
    }
    expect(wrong).toEqual([]);
  });
}

/**
 * Tests that texts are sent compressed.
 * @param precompressed ending of the files that have to be sent as they are
 */
export function testCompression(origin: () => string, precompressed?: string): void {
  test.each(compressedEndings)('compresses .%s files', async (ending) => {
    const file = someFile(ending);
    for (const accepted of ['gzip', 'gzip, deflate, br']) {
      const answer = await ask(origin(), addressOf(file), { 'Accept-Encoding': accepted });
      const encoding = headerOf(answer, 'content-encoding');
      expect(accepted.split(', ')).toContain(encoding);
      const text = encoding === 'br' ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
      expect(text.equals(contentOf(file))).toBe(true);
      expect(headerOf(answer, 'vary')).toMatch(/\bAccept-Encoding\b/i);
      expect(headerOf(answer, 'content-type')).toMatch(contentTypes[ending]!);
    }
  });

  if (!precompressed) return;
  test('sends precompressed files as they are', async () => {
    const file = someFile('js');
    const { body } = await ask(origin(), file, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(body.equals(readFileSync(path.join(copies.precompressed, file + precompressed)))).toBe(true);
  });
}
