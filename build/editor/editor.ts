import CMS from '@sveltia/cms';
import { config } from 'zod';

// The page's policy forbids the code that Zod would generate, and Chromium would report the attempt.
config({ jitless: true });
// Schemas ask for this setting when they are made.
const { editorConfig } = await import('./editorConfig.ts');
const { mistakesIn } = await import('./mistakesIn.ts');

const { repository, base, folder } = JSON.parse(document.documentElement.dataset.settings!);

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const cause = mistakesIn(String(entry.get('path')), Object(entry.get('data')).toJS()).join('\n');
    if (cause) throw new Error('saving_failed', { cause: new Error(cause) });
  },
});
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
await CMS.init({ config: editorConfig(repository, base, folder) });
