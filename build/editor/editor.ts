import CMS from '@sveltia/cms';
import { config } from 'zod';
import type { EditorSettings } from './editorPage.ts';

// The page's policy forbids the code that Zod would generate, and Chromium would report the attempt.
config({ jitless: true });
// Schemas ask for this setting when they are made.
const { editorConfig } = await import('./editorConfig.ts');
const { mistakesIn } = await import('./mistakesIn.ts');
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
const { repository, base, folder, versions } = settingsOf(document);

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

const changedElsewhere =
  'This has been changed elsewhere since you opened the editor. Copy what you have written, reload this page, discard the draft, and write it again';

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    const now = await settingsNow();
    const version = now?.versions[file];
    const isStale = version && version !== versions[file];
    const data = divided(Object(entry.get('data')).toJS());
    const mistakes = mistakesIn(file, data, now?.taken);
    const cause = [...(isStale ? [changedElsewhere] : []), ...mistakes].join('\n');
    if (cause) throw new Error('saving_failed', { cause: new Error(cause) });
    return entry.set('data', data);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    versions[file] = (await settingsNow())?.versions[file];
  },
});
// Reorder and Delete write what the list was read from, and no event tells of them.
addEventListener('focus', async () => {
  const now = (await settingsNow())?.versions ?? versions;
  const isStale = Object.keys({ ...versions, ...now }).some((file) => versions[file] !== now[file]);
  if (isStale && !/\/(entries|new)\b/.test(location.hash)) location.reload();
});
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
await CMS.init({ config: editorConfig(repository, base, folder) });
