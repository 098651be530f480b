import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fastGlob from 'fast-glob';
import { normalizePath, type ViteDevServer } from 'vite';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { contentTexts } from '../lib/files.ts';
import { pathBelow, sendHtml } from '../serving/requests.ts';

const address = '/editor/undo/';
const content = 'shared/content';
/** A folder for each change, named by its time, with what the change has replaced. */
const kept = '.cache/replaced';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Keeps the former text of a file that has changed: files have no history. */
function keeper() {
  const texts: Record<string, string | undefined> = contentTexts();
  return (file: string) => {
    const before = texts[file];
    texts[file] = read(file);
    if (before === undefined || before === texts[file]) return;
    // The Swedish way to write a date is "2026-11-29 18:30:00". Windows allows no colons.
    const time = new Date().toLocaleString('sv').replaceAll(':', '.');
    write(path.join(kept, time, path.relative(content, file)), before);
  };
}

/** The times of all changes that can be undone, the last one first. */
const changes = () => fastGlob.sync('*', { cwd: kept, onlyDirectories: true }).sort().reverse();

const orderIn = (text = '') => /^order: .*$/m.exec(text)?.[0];

/** A text that was kept, in today's place of the list if more than its place has changed since. */
function restored(before: string, now?: string): string {
  const order = orderIn(now);
  const inPlace = order ? before.replace(/^order: .*$/m, order) : before;
  return inPlace === now ? before : inPlace;
}

/** Puts back what a change has replaced; returns the files. */
function undo(time: string): string[] {
  const folder = path.join(kept, time);
  const files = fastGlob.sync('**', { cwd: folder });
  for (const file of files) {
    const target = path.join(content, file);
    write(target, restored(read(path.join(folder, file))!, read(target)));
  }
  rmSync(folder, { recursive: true });
  return files.map((file) => `${content}/${file}`);
}

function undoPage(): string {
  const rows = changes().map((time) => {
    const files = fastGlob.sync('**', { cwd: path.join(kept, time) });
    const lines = files.flatMap((file) => {
      const now = read(path.join(content, file))?.split('\n') ?? [];
      const before = read(path.join(kept, time, file))!.split('\n');
      return before.filter((line) => !now.includes(line));
    });
    return `<li><form method="post"><h2>${escapeHtml(files.map((file) => file.replace('.yaml', '')).join(', '))}</h2>
<p>${time.replaceAll('.', ':')} <button name="time" value="${time}">Put this back</button></p>
<pre>${escapeHtml(lines.join('\n'))}</pre></form></li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undo a change</title>
<style>body { max-width: 50rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui } ol { padding: 0; list-style: none } li { border-top: 1px solid } h2 { font-size: 1rem } pre { white-space: pre-wrap } button { font: inherit }</style>
<h1>Undo a change</h1>
<p>Below each change is what comes back with it. Open lists of the editor show it within five seconds.</p>
<ol>${rows.join('')}</ol>
${rows.length > 0 ? '' : '<p>Nothing has been changed.</p>'}
`;
}

/** In development, a page with all changes of the content, each of which can be undone. */
export function serveUndo(server: ViteDevServer): void {
  const { base } = server.config;
  const keep = keeper();
  // Each Save, Reorder and Delete.
  server.watcher.on('all', (_event, changed) => {
    const file = normalizePath(path.relative('', changed));
    if (file.startsWith(`${content}/`) && file.endsWith('.yaml')) keep(file);
  });
  server.middlewares.use(async (request, response, next) => {
    if (pathBelow(base, request.originalUrl) !== address) return next();
    // Other sites may post forms to this one, too.
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'same-origin') {
      const time = new URLSearchParams(await text(request)).get('time');
      if (time && changes().includes(time)) undo(time).forEach(keep);
      return response.writeHead(303, { Location: base + address.slice(1) }).end();
    }
    sendHtml(response, 200, undoPage());
  });
}
