import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { about } from '#shared/content/about.ts';
import { technologies } from '#shared/content/technologies.ts';
import { startDevServer } from '../support/devServer.ts';
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts';

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

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof startDevServer>>;
const get = async (address: string) => {
  const response = await fetch(server.address + address, html);
  return { status: response.status, url: response.url, text: await response.text() };
};
/** Waits until the server shows a text at an address. */
const untilShown = (address: string, shown: string) =>
  vi.waitFor(async () => expect((await get(address)).text.includes(shown), shown).toBe(true), patience);

beforeAll(async () => {
  copy = copyProject();
  copy.setText('shared/content/about.ts', 'heading', 'FILL IN: a heading');
  copy.setText('shared/content/about.ts', 'picture', 'about/not-there-yet');
  // As "npm run new" leaves it, on a site that has its address.
  copy.setText('shared/content/services.ts', 'picture', 'services/not-there-yet');
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
  expect(text).toContain('<footer');
});

test('shows a text that is still to be filled in, and the mark in place of a missing picture', async () => {
  const { text } = await get('/about/');
  expect(text).toMatch(/<h2[^>]*>FILL IN: a heading</);
  expect(text).toMatch(/<main.*<img[^>]*src="\/images\/brand\/mark\./s);
});

test('serves the 404 page with status 404 at an unknown address', async () => {
  const { status, text } = await get('/services/nothing/');
  expect(status).toBe(404);
  expect(text).toMatch(/<h1/);
});

test('refuses requests for another host name', async () => {
  const { port } = new URL(server.address);
  const headers = { host: 'preview.example.com' };
  const [answer] = await once(request({ port, path: '/', agent: false, headers }).end(), 'response');
  expect(answer.statusCode).toBe(403);
  answer.resume();
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

test('reloads open pages when a component is edited, also twice in a moment, shows its error, and keeps running', async () => {
  let told = '';
  const connection = request(server.address, { headers: webSocket }).end();
  const [, socket] = (await once(connection, 'upgrade')) as [unknown, Socket];
  socket.on('data', (frame) => {
    told += frame;
  });
  await vi.waitFor(() => expect(told).toContain('"connected"'), patience);
  const template = 'pages/about/AboutPage.tsx';
  const before = readFileSync(path.join(copy.folder, template), 'utf8');
  copy.edit(template, 'return (', "throw new Error('A component');\n  return (");
  // As editors do that save a file, format it and save it again.
  await vi.waitFor(() => expect(told).toContain('"full-reload"'), { ...patience, interval: 5 });
  copy.edit(template, 'A component', 'A broken component');
  await untilShown('/about/', 'A broken component');
  expect((await get('/about/')).status).toBe(500);
  socket.destroy();
  copy.edit(template, /[\s\S]*/, before);
  await untilShown('/about/', about.banner.title);
});

test('shows edited content, an edited template or inline script, a new page and a new island without a restart', async () => {
  copy.setText('shared/content/about.ts', 'text', 'Edited while the server runs.');
  await untilShown('/about/', 'Edited while the server runs.');

  copy.edit('shared/shell/page.html', '<body>', '<body data-edited>');
  await untilShown('/about/', 'data-edited');

  copy.edit('shared/runtime/start/start.ts', /$/, "document.title += ' (edited)';\n");
  await untilShown('/about/', '(edited)');

  mkdirSync(path.join(copy.folder, 'pages/added'));
  writeFileSync(path.join(copy.folder, 'pages/added/page.ts'), addedPage);
  await vi.waitFor(async () => expect((await get('/added/')).status).toBe(200), patience);

  mkdirSync(path.join(copy.folder, 'pages/about/islands'));
  writeFileSync(path.join(copy.folder, 'pages/about/islands/Added.tsx'), 'export const Added = () => null;');
  await vi.waitFor(async () => {
    const [, entry] = /data-entry="([^"]+)"/.exec((await get('/about/')).text)!;
    expect((await get(entry!)).text).toContain('about/islands/Added.tsx');
  }, patience);
});

test('prebundles what islands import, so that no first visit is interrupted by a reload', async () => {
  const prepared = path.join(copy.folder, '.cache/vite/dev/deps/_metadata.json');
  await vi.waitFor(() => {
    const { optimized } = JSON.parse(readFileSync(prepared, 'utf8'));
    const packages = ['react-dom/client', 'swiper', 'react-fast-marquee', 'aos/src/js/helpers/prepare.js'];
    expect(Object.keys(optimized)).toEqual(expect.arrayContaining(packages));
  }, patience);
});

test('keeps running with the last valid content when content is broken', async () => {
  copy.edit('shared/content/careers.ts', /$/, "it's");
  copy.edit('shared/content/technologies.ts', /heading:/, 'haeding:');
  await vi.waitFor(() => {
    expect(server.said()).toMatch(/shared\/content\/careers\.ts:\d+:\d/);
    expect(server.said()).toContain('has the unknown field "haeding"');
  }, patience);
  expect((await get('/careers/')).status).toBe(200);
  copy.edit('shared/content/careers.ts', /it's$/, '');
  copy.edit('shared/content/technologies.ts', /haeding:/, 'heading:');
  copy.setText('shared/content/technologies.ts', 'heading', 'A heading without a mistake');
  const [{ slug }] = technologies as [(typeof technologies)[number]];
  await untilShown(`/technologies/${slug}/`, 'A heading without a mistake');
});
