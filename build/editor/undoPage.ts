import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fastGlob from 'fast-glob';
import { normalizePath, type ViteDevServer } from 'vite';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { type EntryKind, type FileName, fieldsOfFile, schemaOf } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/yaml.ts';
import { contentTexts, writeInto } from '../lib/files.ts';
import { pathBelow, sendHtml } from '../serving/requests.ts';
import { titleOf } from './editorConfig.ts';
import { formOf, linesOf } from './formOf.ts';
import { dataOf, mergeChanges } from './mergeChanges.ts';

const address = '/editor/undo/';
const content = 'shared/content';
/** A folder for each change, named by its time, with what the change has replaced. */
const kept = '.cache/replaced';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** In ms: files that change within this time after another one are one change, such as those of Reorder. */
const together = 3000;

/** Keeps the former text of a file that has changed: files have no history. */
function keeper() {
  const texts: Record<string, string | undefined> = contentTexts();
  let time = '';
  let last = 0;
  return (file: string) => {
    const before = texts[file];
    texts[file] = read(file);
    if (before === undefined || before === texts[file]) return;
    const own = path.relative(content, file);
    // The Swedish way to write a date is "2026-11-29 18:30:00". Windows allows no colons.
    if (Date.now() - last > together || existsSync(path.join(kept, time, own)))
      time = new Date().toLocaleString('sv').replaceAll(':', '.');
    last = Date.now();
    writeInto(path.join(kept, time, own), before);
  };
}

/** The times of all changes that can be undone, the last one first. */
const changes = () => fastGlob.sync('*', { cwd: kept, onlyDirectories: true }).sort().reverse();

const filesOf = (time: string) => fastGlob.sync('**', { cwd: path.join(kept, time) });

/** A file without what a change has made of it, but with later changes of other fields; none if it was deleted later. */
function undone(times: string[], time: string, file: string): string | undefined {
  const textAt = (other: string) => read(path.join(kept, other, file));
  const before = textAt(time)!;
  const next = times.findLast((other) => other > time && textAt(other) !== undefined);
  const after = next && textAt(next);
  const now = read(path.join(content, file));
  if (after === undefined) return before;
  return now && writeYaml(mergeChanges(dataOf(after), dataOf(now), dataOf(before)).data);
}

/** Undoes a change; returns the files that it has written. */
function undo(time: string): string[] {
  const times = changes();
  const texts = filesOf(time).map((file) => [`${content}/${file}`, undone(times, time, file)] as const);
  const written = texts.flatMap(([file, text]) => {
    if (text === undefined) return [];
    writeInto(file, text);
    return file;
  });
  rmSync(path.join(kept, time), { recursive: true });
  return written;
}

/** What people call a changed file, and the lines that go and come in it if the change is undone; [] if none do. */
function changeOf(times: string[], time: string, file: string): { name: string; lines: string[] }[] {
  const text = undone(times, time, file);
  const present = read(path.join(content, file));
  const [kind] = file.split(/[/.]/) as [EntryKind | FileName];
  if (text === undefined || !schemaOf(kind)) return [];
  const form = formOf(fieldsOfFile(kind));
  const data = dataOf(text);
  const [before, now] = [linesOf(data, form), linesOf(dataOf(present), form)];
  const differing = (lines: string[], others: string[], tag: string) =>
    lines.filter((line) => !others.includes(line)).map((line) => `<${tag}>${escapeHtml(line)}</${tag}>`);
  const lines = [...differing(now, before, 'del'), ...differing(before, now, 'ins')];
  const name = titleOf(`${content}/${file}`, data) + (present === undefined ? ', deleted' : '');
  return lines.length > 0 ? [{ name: escapeHtml(name), lines }] : [];
}

/** @param done what has just been put back, such as "React Developer, Jobs" */
function undoPage(done: string): string {
  const times = changes();
  const isMove = ({ lines }: { lines: string[] }) => lines.every((line) => /^<\w+>Order: /.test(line));
  const rows = times.flatMap((time) => {
    const files = filesOf(time).flatMap((file) => changeOf(times, time, file));
    const moved = files.filter(isMove).map(({ name }) => name);
    const parts = [
      ...files
        .filter((file) => !isMove(file))
        .map(({ name, lines }) => `<h2>${name}</h2><pre>${lines.join('\n')}</pre>`),
      ...(moved.length > 0 ? [`<h2>In another order</h2><p>${moved.join('; ')}</p>`] : []),
    ];
    const heading = `<p>${time.replaceAll('.', ':')} <button name="time" value="${time}">Put back</button></p>`;
    return files.length > 0 ? `<li><form method="post">${heading}${parts.join('')}</form></li>` : [];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Undo a change</title>
<style>
body { max-width: 50rem; margin: auto; padding: 1rem; font: 1rem/1.5 system-ui }
ol { padding: 0; list-style: none } li { border-top: 1px solid } h2 { margin: 0; font-size: 1rem } button { font: inherit }
pre { white-space: pre-wrap; font: inherit } ins, del { text-decoration: none } ins::before { content: "+ " } del::before { content: "− " }
</style>
<h1>Undo a change</h1>
<p role="status">${done && `Put back: ${escapeHtml(done)}`}</p>
<p>Each change of what was there, the last one first. If it is put back, lines with − go, and lines with + come. To take a new entry back, delete it. The editor is still open in its own tab, where a form shows what is put back once it is opened again.</p>
<ol>${rows.join('')}</ol>
${done ? '<script>localStorage.undone = Date.now()</script>' : ''}
${rows.length > 0 ? '' : '<p>Nothing has been changed.</p>'}
`;
}

/** In development, a page with all changes of the content, each of which can be undone. */
export function serveUndo(server: ViteDevServer): void {
  const { base } = server.config;
  const keep = keeper();
  server.watcher.on('all', (_event, changed) => {
    const file = normalizePath(path.relative('', changed));
    if (file.startsWith(`${content}/`) && file.endsWith('.yaml')) keep(file);
  });
  server.middlewares.use(async (request, response, next) => {
    if (pathBelow(base, request.originalUrl) !== address) return next();
    // Other sites may post forms to this one, too.
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'same-origin') {
      const time = new URLSearchParams(await text(request)).get('time');
      const files = time && changes().includes(time) ? undo(time) : [];
      files.forEach(keep);
      const done = files.map((file) => titleOf(file, dataOf(read(file)))).join('; ');
      const query = new URLSearchParams({ done });
      return response.writeHead(303, { Location: `${base}${address.slice(1)}?${query}` }).end();
    }
    sendHtml(
      response,
      200,
      undoPage(new URL(request.url!, 'http://localhost').searchParams.get('done') ?? ''),
    );
  });
}
