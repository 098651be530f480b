import { expect, test } from 'vitest';
import { isTypeOf } from '../../../build/contentTypes.ts';
import { caching, cachingOf, hashedFolders, securityHeaders } from '../../../build/hostHeaders.ts';
import { addressed } from '../../support/pages.ts';
import { ask, headerOf, host } from './ask.ts';
import { contentOf, endingOf, sampleFiles, someFile, urlOf } from './builtFiles.ts';
import { misleadingPage } from './siteCopies.ts';

/** Some hosts serve the 404 page in place of missing files only. */
const files = sampleFiles.filter((file) => file !== '/404.html');

/** Addresses without a file. */
export const unknown = [
  '/nothing',
  '/nothing/',
  '/about/nothing/',
  '/services/nothing.html',
  '/a/b/c/d',
  ...hashedFolders.map((folder) => `/${folder}/old-1a2b3c4d.js`),
];

export const redirects = [301, 302, 307, 308];

/** `Cache-Control` with which browsers ask again on each use. */
const revalidated = [caching.others, 'public, max-age=0, must-revalidate'];

/** With which they ask for a missing file again on the next day at the latest. */
const forgotten = [...revalidated, 'no-store', caching.hashedBriefly];

/** Tests that a server serves all that was built, and types of these kinds of files that browsers take. */
export function testSite(origin: () => string, endings: string[]): void {
  test('serves files of each kind as they are, with a type that browsers take', async () => {
    const wrong: string[] = [];
    for (const file of files) {
      const answer = await ask(origin(), urlOf(file));
      const type = headerOf(answer, 'content-type');
      const isTyped = !endings.includes(endingOf(file)) || isTypeOf(endingOf(file), type);
      if (answer.status !== 200 || !answer.body.equals(contentOf(file)) || !isTyped)
        wrong.push(`${file}: ${answer.status} ${type}`);
    }
    expect(wrong).toEqual([]);
  });

  test('leads from an address without its last slash to the page', async () => {
    const wrong: string[] = [];
    for (const { path: address } of addressed.filter((listed) => listed.path !== '/')) {
      const answer = await ask(origin(), address.slice(0, -1));
      const target = new URL(headerOf(answer, 'location'), `http://${host}${address}`);
      if (!redirects.includes(answer.status) || target.pathname !== address) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  test('responds to unknown addresses with status 404', async () => {
    for (const address of unknown) expect((await ask(origin(), address)).status, address).toBe(404);
  });
}

/**
 * Tests what every host must answer by its recipe, behind a proxy that terminates HTTPS on another port.
 * @param hashed `Cache-Control` of hashed files
 */
export function testRecipe(origin: () => string, hashed: string = caching.hashed): void {
  test('shows the 404 page for unknown addresses, and no browser keeps it for longer than a day', async () => {
    for (const address of unknown) {
      const answer = await ask(origin(), address);
      expect(answer.body.equals(contentOf('404.html')), address).toBe(true);
      expect(isTypeOf('html', headerOf(answer, 'content-type'))).toBe(true);
      expect(hashed === caching.hashed ? revalidated : forgotten).toContain(
        headerOf(answer, 'cache-control'),
      );
    }
  });

  test('lets browsers cache hashed files and revalidate all others', async () => {
    for (const file of [...files, misleadingPage]) {
      const answer = await ask(origin(), urlOf(file));
      const isHashed = file !== misleadingPage && cachingOf(file) === caching.hashed;
      expect(isHashed ? [hashed] : revalidated, file).toContain(headerOf(answer, 'cache-control'));
      expect(answer.status, file).toBe(200);
    }
  });

  test('sends each security header once', async () => {
    for (const address of ['/', '/about', someFile('js'), someFile('avif'), '/robots.txt', ...unknown]) {
      const { headers } = await ask(origin(), address);
      for (const [name, value] of Object.entries(securityHeaders))
        expect(headers.get(name.toLowerCase()), `${name} of ${address}`).toEqual([value]);
    }
  });

  test('redirects within the site only, with its scheme, its query and without a port', async () => {
    const location = headerOf(await ask(origin(), '/about?utm_source=a%20b&c=d'), 'location');
    expect(new URL(location, `https://${host}/about`).href).toBe(
      `https://${host}/about/?utm_source=a%20b&c=d`,
    );
    const hostile = ['//evil.example/..', '//evil.example', '/\\evil.example', '/%2Fevil.example', '//about'];
    for (const address of hostile) {
      const target = headerOf(await ask(origin(), address), 'location');
      expect(new URL(target, `https://${host}/`).host, `${address} → ${target}`).toBe(host);
    }
  });
}
