import { config } from 'zod';
import type { EditorSettings } from './editorConfig.ts';
import type { Data } from './mergeChanges.ts';

// The page's policy forbids the code that Zod would generate, and Chromium would report the attempt.
config({ jitless: true });
// Our forms are in English. Of the package's own English there are several.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ locale: 'en-US' });
// Modules read these settings when they are loaded.
const { default: CMS } = await import('@sveltia/cms');
const { editorConfig } = await import('./editorConfig.ts');
const { faultsIn } = await import('./faultsIn.ts');
const { picturesInForm, showAfterDialog, showFound, showInvalid, suggestWords } = await import(
  './openForm.ts'
);
const { isRemoved, noteSaved, noteSaving, settings, settingsNow, watchForms, withOthersChanges } =
  await import('./otherWindows.ts');
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

const removedElsewhere = `This has been removed elsewhere since you opened the editor. To have it again, ${settings.folder ? 'choose “Undo a change” above the list' : 'choose Duplicate in the menu of this form, then Save'}`;

const addedElsewhere =
  'An entry with this address is there already, perhaps since a moment ago: change the title, then Save';

const stopped =
  'The site on this computer does not answer, and without it nothing is checked or kept: start "npm run dev" again, then Save';

const givenAdvice = 'given advice';

/** Why an entry is not saved, a line each: mistakes always, advice once. */
async function refusalOf(file: string, isNew: boolean, data: Data, both: Data, now?: EditorSettings) {
  if (settings.folder && !now) return [stopped];
  if (isNew && now?.files[file] !== undefined) return [addedElsewhere];
  if (!isNew && isRemoved(file, now)) return [removedElsewhere];
  const { mistakes, advice } = faultsIn(file, data, now, both, await picturesInForm());
  const given: string[] = JSON.parse(sessionStorage[givenAdvice] ?? '[]');
  const unheard = advice.filter((line) => !given.includes(file + line));
  sessionStorage[givenAdvice] = JSON.stringify([...given, ...unheard.map((line) => file + line)]);
  const end = mistakes.length === 0 && unheard.length > 0 ? ['To leave it as it is, save again.'] : [];
  const heading = mistakes.length > 0 && unheard.length > 0 ? ['Advice, which you may leave:'] : [];
  return [...mistakes, ...heading, ...unheard, ...end];
}

// An entry is saved only if the site could be built with it. The editor shows the cause of an error of this name.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = String(entry.get('path'));
    const now = await settingsNow();
    const { data, both } = withOthersChanges(file, divided(Object(entry.get('data')).toJS()), now);
    const refusal = await refusalOf(file, Boolean(entry.get('newRecord')), data, both, now);
    // The package's dialog closes before anything can be mended.
    document.querySelector('.refusal')!.textContent = refusal.join('\n\n');
    if (refusal.length > 0) {
      showAfterDialog(refusal[0]!);
      throw new Error('saving_failed', { cause: new Error(refusal.join('\n\n')) });
    }
    noteSaving(file);
    return entry.set('data', data);
  },
});

CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => noteSaved(String(entry.get('path'))) });
watchForms();
markPastedLines();
addEventListener('focusin', suggestWords);
addEventListener('click', showInvalid);
addEventListener('hashchange', showFound);
// Without it, the editor keeps no drafts of the first visit.
if (settings.folder) localStorage['sveltia-cms.user'] ??= JSON.stringify({ backendName: 'local' });
// In development, each save changes the site, for which Vite reloads pages. A form that is being filled in must stay.
// Vite waits for this listener, which never ends.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
// Without this part, which the package loads at the first Save, it would save unchecked.
await import('immutable');
await CMS.init({ config: editorConfig(settings, location.origin) });
