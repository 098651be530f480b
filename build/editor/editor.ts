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

/** Where the data is kept from which a draft was begun. */
const baseOf = (file: string) => `base of ${file}`;

const removedElsewhere =
  'This has been removed elsewhere since you opened the editor. To have it again, copy what you have written, and choose New';

const dataOf = (text = '') => Object(readYaml(text).data);

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    const written = divided(Object(entry.get('data')).toJS());
    const now = await settingsNow();
    const text = now?.files[file];
    const theirs = dataOf(text);
    const before = JSON.parse(localStorage[baseOf(file)] ?? 'null') ?? dataOf(files[file]);
    const { data, both } = text ? mergeChanges(before, theirs, written) : { data: written, both: [] };
    // The next Save knows of them.
    if (both.length > 0)
      localStorage[baseOf(file)] = JSON.stringify({
        ...before,
        ...Object.fromEntries(both.map((name) => [name, theirs[name]])),
      });
    const isRemoved = now && files[file] && !text && !entry.get('newRecord');
    const mistakes = isRemoved ? [removedElsewhere] : mistakesIn(file, data, now?.taken, both);
    if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) });
    return entry.set('data', data);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    files[file] = (await settingsNow())?.files[file];
    localStorage.removeItem(baseOf(file));
  },
});
const isInForm = () => /\/(entries|new)\b/.test(location.hash);

/** The file of the open form; undefined in lists, and for a new entry. */
function openFile(): string | undefined {
  const [, kind = '', name] = /\/collections\/(\w+)\/entries\/([\w-]+)/.exec(location.hash) ?? [];
  return name && `shared/content/${kind === '_singletons' ? '' : `${kind}/`}${name}.yaml`;
}

let isWritten = false;
let isOld = false;
// Reorder and Delete write what the list was read from, and no event tells of them.
const leaveOldList = () => {
  if (isOld && !isInForm()) location.reload();
};
addEventListener('focus', async () => {
  const now = (await settingsNow())?.files ?? files;
  isOld = Object.keys({ ...files, ...now }).some((file) => files[file] !== now[file]);
  leaveOldList();
});
addEventListener('input', () => {
  const file = openFile();
  isWritten = true;
  // A draft may be taken up again after days.
  if (file && files[file]) localStorage[baseOf(file)] ??= JSON.stringify(dataOf(files[file]));
});
addEventListener('hashchange', () => {
  isWritten = false;
  leaveOldList();
});
addEventListener('beforeunload', (event) => {
  if (isWritten && isInForm()) event.preventDefault();
});
// Without it, the editor keeps no drafts of the first visit.
if (folder) localStorage['sveltia-cms.user'] ??= JSON.stringify({ backendName: 'local' });
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
await CMS.init({ config: editorConfig(repository, base, folder) });
