import CMS from '@sveltia/cms';
import { config } from 'zod';
import type { EditorSettings } from './editorPage.ts';

// The page's policy forbids the code that Zod would generate, and Chromium would report the attempt.
config({ jitless: true });
// Schemas ask for this setting when they are made.
const { editorConfig } = await import('./editorConfig.ts');
const { mistakesIn } = await import('./mistakesIn.ts');
const { mergeChanges } = await import('./mergeChanges.ts');
const { readYaml } = await import('#shared/model/yaml.ts');
const { pointsIn } = await import('#shared/model/tidy.ts');

// The editor copies entries that it has put into another order, which are proxies. Browsers refuse to copy these.
const copy = structuredClone;
globalThis.structuredClone = (value, options) => {
  try {
    return copy(value, options);
  } catch {
    return copy(JSON.parse(JSON.stringify(value)), options);
  }
};

const settingsOf = (page: Document): EditorSettings => JSON.parse(page.documentElement.dataset.settings!);
const { repository, base, folder, files } = settingsOf(document);

/** What this page would say now, since files may have changed; undefined offline. */
async function settingsNow() {
  try {
    const html = await (await fetch(location.pathname)).text();
    return settingsOf(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    return;
  }
}

/** Data in which each point of a list that was pasted into one row has a row of its own. */
function divided<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.flatMap(pointsIn).map(divided) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, divided(value)])) as Data;
}

/** What stands before a line of a pasted list. */
const mark = /^(?:[-\u2013*]\s|\d+[.)]\s|[o\u00a7]\t)\s*/;

// A row of a list has one line: browsers would put pasted lines together.
addEventListener('paste', (event) => {
  const row = event.target;
  const lines = (event.clipboardData?.getData('text/plain').split('\n') ?? []).map((line) => line.trim());
  const points = lines.filter(Boolean).map((line) => `\u2022 ${line.replace(mark, '')}`);
  if (points.length < 2 || !(row instanceof HTMLInputElement) || !row.closest('[data-field-type=list]'))
    return;
  event.preventDefault();
  document.execCommand('insertText', false, points.join(' '));
});

const dataOf = (text = '') => Object(readYaml(text).data);

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    const written = divided(Object(entry.get('data')).toJS());
    const now = await settingsNow();
    const text = now?.files[file];
    const { data, both } = text
      ? mergeChanges(dataOf(files[file]), dataOf(text), written)
      : { data: written, both: [] };
    const mistakes = mistakesIn(file, data, now?.taken, both);
    if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) });
    return entry.set('data', data);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    files[file] = (await settingsNow())?.files[file];
  },
});
const isInForm = () => /\/(entries|new)\b/.test(location.hash);

// Reorder and Delete write what the list was read from, and no event tells of them.
addEventListener('focus', async () => {
  const now = (await settingsNow())?.files ?? files;
  const isStale = Object.keys({ ...files, ...now }).some((file) => files[file] !== now[file]);
  if (isStale && !isInForm()) location.reload();
});

let isWritten = false;
addEventListener('input', () => {
  isWritten = true;
});
addEventListener('hashchange', () => {
  isWritten = false;
});
addEventListener('beforeunload', (event) => {
  if (isWritten && isInForm()) event.preventDefault();
});
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
await CMS.init({ config: editorConfig(repository, base, folder) });
