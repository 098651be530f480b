import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { about, jobs, services, technologies } from '#shared/model/content.ts';
import { originalPalette } from '../../build/palette/palette.ts';
import { copyProject, type ProjectCopy, runScript, startDevServer } from '../support/projectCopy.ts';

const addedPage = `
import original from '../not-found/page.ts';

const search = { title: 'A page that was added', description: 'A page that was added while the server runs. '.repeat(3) };
export default { ...original, path: '/added/', search };
`;

/**
 * How long the server may take to see a change, and how often to look, in ms. The first only ends a hang; each look
 * renders a page.
 */
const patience = { timeout: 60_000, interval: 250 };

/** What browsers ask for updates with. Servers write their messages as they are. */
const webSocket = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': Buffer.from('an arbitrary key').toString('base64'),
  'Sec-WebSocket-Protocol': 'vite-hmr',
};

const html = { headers: { accept: 'text/html' } };

/** Connects as an open page does. `told` has what the server has said so far. */
async function connect() {
  const connection = request(server.address, { headers: webSocket }).end();
  // The first message may come with the answer.
  const [, socket, first] = (await once(connection, 'upgrade')) as [unknown, Socket, Buffer];
  let told = String(first);
  socket.on('data', (frame) => {
    told += frame;
  });
  await vi.waitFor(() => expect(told).toContain('"connected"'), patience);
  return { told: () => told, leave: () => socket.destroy() };
}

const service = `services/${services[0]!.slug}`;
const technology = `technologies/${technologies[0]!.slug}`;
const job = `jobs/${jobs[0]!.slug}`;

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof startDevServer>>;
const get = async (address: string) => {
  const response = await fetch(server.address + address, html);
  return { status: response.status, url: response.url, text: await response.text() };
};
const untilShown = (address: string, shown: string) =>
  vi.waitFor(async () => expect((await get(address)).text.includes(shown), shown).toBe(true), patience);

beforeAll(async () => {
  copy = copyProject();
  // In other colours, the site's own pictures are not those of the manifest that is edited below.
  const [dark, bright] = [originalPalette['navy-900'], originalPalette['blue-500']];
  copy.change('company', (company) => Object.assign(company, { brand: { dark, bright } }));
  copy.change('about', ({ about }) => Object.assign(about, { heading: '', picture: '' }));
  // As "npm run new" leaves it, on a site that has its address.
  copy.change(service, (entry) => Object.assign(entry, { picture: '' }));
  const wrong = { picture: '/shared/pictures/services/none.svg' };
  copy.change(`services/${services.at(-1)!.slug}`, (entry) => Object.assign(entry, wrong));
  writeFileSync(path.join(copy.folder, 'shared/pictures/services/words.svg'), '<svg><text>A</text></svg>');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  server = await startDevServer(copy.folder);
});
afterAll(async () => {
  await server.stop();
  copy.remove();
});

test('shows the whole page, also at its address without the last slash, search included', async () => {
  const { status, url, text } = await get('/about?from=card');
  expect(status).toBe(200);
  expect(url).toBe(`${server.address}/about/?from=card`);
  expect(text).toMatch(new RegExp(`<h1[^>]*>${about.banner.title}</h1>`));
});

test('shows which sentences promise something, where the address asks for it', async () => {
  expect((await get('/about/?promises')).text).toContain(
    JSON.stringify(about.story.text.slice(0, 9)).slice(0, -1),
  );
  expect((await get('/about/')).text).not.toContain('::highlight(promise)');
});

test('says which text is still empty, and which picture is wrong', () => {
  expect(server.said()).toMatch(/shared\/pictures\/services\/words\.svg: contains text/);
  expect(server.said()).toMatch(
    /shared\/content\/about\.yaml\n {2}line \d+: about › heading: is empty: write /,
  );
  expect(server.said()).toContain('picture: there is no /shared/pictures/services/none.svg, so another');
});

test('styles a page before its script arrives', async () => {
  const { text } = await get('/about/');
  const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  expect(sheets.length).toBeGreaterThan(3);
  // A partial comes with the sheet that uses it, in that sheet's layer.
  expect(sheets.filter((sheet) => /\/_[^/]+$/.test(sheet))).toEqual([]);
  const response = await fetch(server.address + sheets[0], { headers: { accept: 'text/css' } });
  expect(response.headers.get('content-type')).toContain('text/css');
});

test('reloads open pages when a component is edited, shows its error, and keeps running', async () => {
  const open = await connect();
  const template = 'pages/about/AboutPage.tsx';
  const before = readFileSync(path.join(copy.folder, template), 'utf8');
  copy.edit(template, 'return (', "throw new Error('A broken component');\n  return (");
  await vi.waitFor(() => expect(open.told()).toContain('"full-reload"'), patience);
  open.leave();
  await untilShown('/about/', 'A broken component');
  expect((await get('/about/')).status).toBe(500);
  copy.edit(template, /[\s\S]*/, before);
  await untilShown('/about/', about.banner.title);
});

/** A text in an entry, in the files of a page, the settings and menus, and where it is shown. */
// biome-ignore lint/suspicious/noExplicitAny: data of any file
const edits: [name: string, change: (data: any) => void, address: string][] = [
  [job, (data) => Object.assign(data, { title: 'Edited 1' }), `${job.replace('jobs', '/careers')}/`],
  ['home', ({ hero }) => Object.assign(hero, { headline: 'Edited home 2' }), '/'],
  ['company', (data) => Object.assign(data, { name: 'Edited 3' }), '/about/'],
  ['navigation', ({ menuFoot }) => Object.assign(menuFoot, { label: 'Edited 4' }), '/terms/'],
];

test('shows each edit of content in whatever file, entries that come and go, and pictures, and finds no false mistakes', async () => {
  for (const [name, change, address] of edits) {
    copy.change(name, change);
    await untilShown(address, /Edited [\w ]*\d/.exec(String(change))![0]);
  }
  copy.edit('shared/pictures/manifest.json', /images\/services\/\w[\w-]*\.\w+\.svg/g, 'images/edited.svg');
  await untilShown('/services/', 'images/edited.svg');
  expect(server.said()).not.toMatch(/named twice|is not in shared/);

  runScript('new', ['job', 'Zen Gardener'], copy.folder);
  await untilShown('/careers/', 'Zen Gardener');
  const { status, text } = await get('/careers/zen-gardener/');
  expect(status).toBe(200);
  // A gap in one field leaves the others as they will be built: an empty day is none.
  expect(text).not.toContain('data-until=""');
  rmSync(path.join(copy.folder, 'shared/content/jobs/zen-gardener.yaml'));
  await vi.waitFor(async () => {
    const { status, text } = await get('/careers/zen-gardener/');
    expect([status, text.includes('<h1')], 'the 404 page').toEqual([404, true]);
  }, patience);
});

test('shows an edited template or inline script, a new page and a new island without a restart', async () => {
  copy.edit('shared/shell/page.html', '<body>', '<body data-edited>');
  await untilShown('/about/', 'data-edited');

  copy.edit('shared/runtime/start/start.ts', /$/, "document.title += ' (edited)';\n");
  await untilShown('/about/', '(edited)');

  mkdirSync(path.join(copy.folder, 'pages/added'));
  writeFileSync(path.join(copy.folder, 'pages/added/page.ts'), addedPage);
  await vi.waitFor(async () => expect((await get('/added/')).status).toBe(200), patience);

  mkdirSync(path.join(copy.folder, 'pages/about/islands'), { recursive: true });
  writeFileSync(path.join(copy.folder, 'pages/about/islands/Added.tsx'), 'export const Added = () => null;');
  await vi.waitFor(async () => {
    const [, entry] = /data-scripts="([^"]+)"/.exec((await get('/about/')).text)!;
    expect((await get(entry!)).text).toContain('about/islands/Added.tsx');
  }, patience);
  copy.edit('pages/about/islands/Added.tsx', /^/, "import '#shared/model/content.ts';\n");
  const refusal =
    'pages/about/islands/Added.tsx imports shared/model/content.ts: read content in page.ts, and give it to components as props';
  await untilShown(`/@fs/${copy.folder}/pages/about/islands/Added.tsx`, refusal);
});

test('keeps running with the last valid content when content is broken', async () => {
  copy.edit('shared/content/careers.yaml', /$/, 'x: y # z\n');
  copy.edit(`shared/content/${technology}.yaml`, /^heading:/m, 'haeding:');
  await vi.waitFor(() => {
    expect(server.said()).toMatch(/shared\/content\/careers\.yaml:\d+: has a comment from # on/);
    expect(server.said()).toContain('has the unknown field "haeding"');
  }, patience);
  expect((await get('/careers/')).status).toBe(200);
  copy.edit('shared/content/careers.yaml', /x: y # z\n$/, '');
  copy.edit(`shared/content/${technology}.yaml`, /^haeding:.*/m, 'heading: A heading without a mistake');
  await untilShown(`/${technology}/`, 'A heading without a mistake');
});
