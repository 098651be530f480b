import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { contentRead, industries, services } from '#shared/model/content.ts';
import type { Case } from '#shared/model/schema/files.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { hashedFolders } from '../../../build/hostHeaders.ts';
import { compileInline } from '../../../build/html/compileStart.ts';
import { rendererOf } from '../../../build/html/renderPages.ts';
import { splitSprite } from '../../../build/html/splitSprite.ts';
import { checkLinks, checkPages } from '../../../build/pages/checkPages.ts';
import { readDeclared, selectPages } from '../../../build/pages/listPages.ts';
import { type Page, pageName } from '../../../build/pages/Page.ts';
import { contentFiles } from '../../support/contentFiles.ts';
import { exampleCase } from '../../support/examples/exampleContent.ts';
import { examplePage } from '../../support/examples/examplePage.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const search = (word: string) => ({ title: `About ${word}`, description: `What there is about ${word}.` });

const page = (path: string, changes: Partial<Page> = {}) =>
  examplePage({ path, search: search(path), ...changes });

test.each<[Page[], string | RegExp]>([
  [[page('/a/'), page('/a/', { search: search('b') })], 'page.ts › /a/ › path: "/a/" is also that of /a/'],
  ...hashedFolders.map((folder): [Page[], string] => [
    [page(`/${folder}/all/`)],
    `path: "${folder}" is the name of a folder whose files browsers keep`,
  ]),
  [[page('/a')], '/a › path: must be small letters'],
  [
    [page('/a/'), page('/b/', { search: search('/a/') })],
    '/b/ › search.title: "About /a/" is also that of /a/',
  ],
  [
    [page('/a/'), page('/b/', { search: { ...search('/a/'), title: 'Another title' } })],
    '/b/ › search.description: "What',
  ],
  [
    [page('/a'), page('/b/', { template: 'x/YPage' })],
    /\/a › path[^\n]*\n[^\n]*\/b\/ › template: "x\/YPage" is unknown: there is no pages\/x\/YPage\.tsx/,
  ],
])('the pages %j are refused with file and field', (pages, message) => {
  expect(() => checkPages(pages)).toThrow(message);
});

test('an address may hold the name of a folder within a longer word, and an alias repeat the texts of its original', () => {
  const alias = page('/b/', { aliasOf: '/video-production/', search: search('/video-production/') });
  expect(() => checkPages([page('/video-production/'), alias])).not.toThrow();
});

test('pages are selected by their names', () => {
  const paths = ['/', '/about/', '/services/web-development/', '/404.html'];
  const pages = paths.map((path) => page(path));
  expect(paths.map(pageName)).toEqual(['home', 'about', 'services/web-development', '404']);
  for (const name of ['services/web-development', '/services/web-development/'])
    expect(selectPages(pages, [name])).toEqual([pages[2]]);
  expect(() => selectPages(pages, ['abuot'])).toThrow(
    /^There is no page "abuot"\. .*: home, about, services\/web-development, 404$/,
  );
});

test('pages follow the variables of form services', async () => {
  vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org/enquiry');
  vi.resetModules();
  const { pages } = readDeclared(await import('../../../build/pages/site.ts'));
  const textOf = (path: string) => JSON.stringify(pages.find((page) => page.path === path)!.props);
  expect(textOf('/contact/')).toContain('forms.example.org');
  expect(textOf('/privacy/')).toContain('forms.example.org');
});

test('links in menus and pages lead to pages, other sites or places, or are refused with their place', () => {
  const check = (path: string) => {
    const menu = [{ label: 'Services', path: '/about/', children: [{ label: 'Design', path }] }];
    const pages = [page('/about/', { props: { jobs: [{ title: 'Go Developer', path }] } })];
    return () => checkLinks(pages, { menu, quickLinks: [], bottomRow: [] } as never, []);
  };
  for (const path of ['/about/', 'https://www.example.com/', '#form']) expect(check(path)).not.toThrow();
  for (const place of [
    'shared/content/navigation.yaml › header › "Services" › children › "Design"',
    'pages/about/page.ts › /about/ › jobs › "Go Developer"',
  ])
    expect(check('/careers/go/')).toThrow(`${place}: "/careers/go/" is not an address`);
  const lead = (text: string) => () =>
    checkLinks([page('/about/', { props: { lead: text } })], {} as never, []);
  expect(lead('See [us](/about/#team) or [write](mailto:a@b.example).')).not.toThrow();
  expect(lead('See [our jobs](/careerz/).')).toThrow('/about/ › lead: "/careerz/" is not an address');
  expect(lead('Read [it](/files/it.pdf).')).toThrow('"/files/it.pdf" is not an address');
  const placeOf = () => 'shared/content/about.yaml:7 › lead';
  const pages = [page('/about/', { props: { lead: '[Jobs](/careerz/)' } })];
  const unshown = { data: { lead: '[Old](/old/)' }, placeOf };
  expect(() =>
    checkLinks(pages, {} as never, [{ data: { lead: '[Jobs](/careerz/)' }, placeOf }, unshown]),
  ).toThrow(/^shared\/content\/about\.yaml:7 › lead: "\/careerz\/" is not[^\n]*$/);
  const [file] = readdirSync('public/video');
  expect(lead(`See [it](/video/${file}).`)).not.toThrow();
});

async function pagesWith(cases: Case[]) {
  vi.doMock('../../../shared/model/content.ts', async (original) => ({
    ...(await original<typeof import('#shared/model/content.ts')>()),
    cases,
  }));
  vi.resetModules();
  const files = ['home', 'services', 'industries', 'cases'];
  const modules = await Promise.all(files.map((name) => import(`../../../pages/${name}/page.ts`)));
  vi.doUnmock('../../../shared/model/content.ts');
  const pages: PageDeclaration[] = modules.flatMap((module) => module.default);
  const showing = pages.filter(({ props }) => 'cases' in props && props.cases !== undefined);
  return { pages: pages.map(({ path }) => path), showing: showing.map(({ path }) => path) };
}

test('a case is shown on home, on its services and its industry, and on a page of its own below all cases, which are nowhere without one', async () => {
  const { pages, showing } = await pagesWith([exampleCase]);
  const ofCases = (path: string) => path.startsWith('/work/');
  expect(pages.filter(ofCases)).toEqual(['/work/', '/work/example-portal/']);
  const ofService = `/services/${services[0]!.slug}/`;
  expect(showing).toEqual(['/', ofService, `/industries/${industries[0]!.slug}/`, '/work/']);
  const without = await pagesWith([]);
  expect([...without.pages.filter(ofCases), ...without.showing]).toEqual([]);
});

test('wherever a text takes them, links and names in braces are shown as what they stand for', async () => {
  const marked = contentRead.map(({ file, fields }) => {
    const document = parseDocument(contentFiles[file]!);
    for (const { meta, value, path } of fields)
      if (meta.takesLinks && !/^\{\w+\}$/.test(`${value}`))
        document.setIn(path, `${value} [Marked link](/about/) {brand} {email}`);
    return [file, String(document)];
  });
  vi.doMock('../../../shared/model/contentFiles.ts', () => ({ contentFiles: Object.fromEntries(marked) }));
  vi.resetModules();
  const site = await import('../../../build/pages/site.ts');
  const { pages, data } = readDeclared(site);
  const html: string[] = [];
  for (const page of pages) html.push((await rendererOf(page, data, site.load))(page));
  vi.doUnmock('../../../shared/model/contentFiles.ts');
  const raw = html.flatMap(
    (text) =>
      text.replaceAll(/<script.*?<\/script>/gs, '').match(/.{40}\]\(\/about|\{(brand|email)\}/g) ?? [],
  );
  expect(raw).toEqual([]);
  expect(html.join('')).toContain('>Marked link</a>');
});

test('the inline script is compiled for the oldest browsers, too', async () => {
  // Safari reads static blocks from 16.4 on.
  const code = 'document.title = class { static title = 1; static { this.title = 2; } }.title;';
  const script = await compileInline(path.join(tempFolder({ 'start.ts': code }), 'start.ts'));
  expect(script).toContain('document.title');
  expect(script).not.toContain('static{');
});

test('a template without islands has a sprite of its own', async () => {
  const dist = tempFolder({ 'assets/icons-a.svg': '<symbol id="mail"></symbol><symbol id="map"></symbol>' });
  const html = '<use href="/assets/icons-a.svg#mail"/>';
  const pages = ['home/HomePage', 'other/TextPage'].map((template) => examplePage({ template }));
  const contents = new Map(pages.map((page) => [page, Buffer.from(html)]));
  const withSprite = await splitSprite(contents, { dist, base: '/' });
  const [home, about] = pages.map((page) => withSprite(page, html));
  expect(home).toBe(html);
  const [, file] = /href="(.*)#mail"/.exec(about!)!;
  expect(readFileSync(path.join(dist, file!), 'utf8')).toBe('<symbol id="mail"></symbol>');
});
