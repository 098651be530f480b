import CMS from '@sveltia/cms';
import { config } from 'zod';

// The page's policy forbids the code that Zod would generate, and Chromium would report the attempt.
config({ jitless: true });
// Schemas ask for this setting when they are made.
const { editorConfig } = await import('./editorConfig.ts');
const { mistakesIn } = await import('./mistakesIn.ts');
const { isRemoved, noteSaved, settings, settingsNow, watchForms, withOthersChanges } = await import(
  './otherWindows.ts'
);
const { divided, markPastedLines } = await import('./pastedLists.ts');

// The editor copies entries that it has put into another order, which are proxies. Browsers refuse to copy these.
const copy = structuredClone;
globalThis.structuredClone = (value, options) => {
  try {
    return copy(value, options);
  } catch {
    return copy(JSON.parse(JSON.stringify(value)), options);
  }
};

const removedElsewhere =
  'This has been removed elsewhere since you opened the editor. To have it again, copy what you have written, and choose New';

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    const now = await settingsNow();
    const { data, both } = withOthersChanges(file, divided(Object(entry.get('data')).toJS()), now);
    const mistakes =
      isRemoved(file, now) && !entry.get('newRecord')
        ? [removedElsewhere]
        : mistakesIn(file, data, now, both);
    if (mistakes.length > 0) throw new Error('saving_failed', { cause: new Error(mistakes.join('\n')) });
    return entry.set('data', data);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => noteSaved(String(entry.get('path'))),
});
watchForms();
markPastedLines();
// Without it, the editor keeps no drafts of the first visit.
if (settings.folder) localStorage['sveltia-cms.user'] ??= JSON.stringify({ backendName: 'local' });
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
await CMS.init({ config: editorConfig(settings.repository, settings.base, settings.folder) });
