import { type EditorSettings, titleOf } from './editorConfig.ts';
import { type Data, dataOf, mergeChanges } from './mergeChanges.ts';

/*
 * What others change in the same folder, such as in another window. Git hosts know of it by themselves: there, the page
 * names no files.
 */

const settingsOf = (page: Document): EditorSettings => JSON.parse(page.documentElement.dataset.settings!);

export const settings = settingsOf(document);

/** How long the server may take to answer, in ms. */
const patience = 15_000;

export async function settingsNow(): Promise<EditorSettings | undefined> {
  try {
    const html = await (await fetch(location.pathname, { signal: AbortSignal.timeout(patience) })).text();
    return settingsOf(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    return;
  }
}

const { files } = settings;

/** Where the data is kept from which a draft was begun: it may be taken up again after days. */
const keptBase = (file: string) => `base of ${file}`;

/** From what the open form was filled, if that is not what its file held when it was opened. */
let base: Data | undefined;

/**
 * What is to be saved, together with what others have changed in the file meanwhile.
 * @param now what the page says now
 * @returns also the fields that both have changed, with the others' values; another attempt puts the person's own in
 *   their places
 */
export function withOthersChanges(file: string, written: Data, now?: EditorSettings) {
  const text = now?.files[file];
  if (!text) return { data: written, both: {} };
  const theirs = dataOf(text);
  const before = base ?? dataOf(files[file]);
  const { data, both: names } = mergeChanges(before, theirs, written);
  const both = Object.fromEntries(names.map((name) => [name, theirs[name]]));
  base = { ...before, ...both };
  localStorage[keptBase(file)] = JSON.stringify(base);
  return { data, both };
}

export const isRemoved = (file: string, now?: EditorSettings) =>
  now !== undefined && files[file] !== undefined && now.files[file] === undefined;

const isInForm = () => /\/(entries|new)\b/.test(location.hash);

/** The file of the open form; undefined in lists, and for a new entry. */
export function openFile(): string | undefined {
  const [, kind = '', name] = /\/collections\/(\w+)\/entries\/([\w-]+)/.exec(location.hash) ?? [];
  return name && `shared/content/${kind === '_singletons' ? '' : `${kind}/`}${name}.yaml`;
}

/** The file that is being saved, in which changes are one's own. */
let saving = '';

export function noteSaving(file: string): void {
  saving = file;
}

export async function noteSaved(file: string): Promise<void> {
  files[file] = (await settingsNow())?.files[file];
  localStorage.removeItem(keptBase(file));
  base = undefined;
  saving = '';
}

const apartFromOrder = (text?: string) => text?.replace(/^order: .*$/m, '');

const period = 5000;

/** Whether something in a dialog has been confirmed, such as Delete: a file that is gone then is one's own work. */
let hasConfirmed = false;

/** Reads a list anew that others have changed: Reorder and Delete write what it was read from. */
async function renewList(): Promise<boolean> {
  if (isInForm() || document.hidden) return false;
  const now = (await settingsNow())?.files ?? files;
  for (const file of hasConfirmed ? Object.keys(files) : []) {
    if (now[file] !== undefined) continue;
    delete files[file];
    hasConfirmed = false;
  }
  const changed = Object.keys({ ...files, ...now }).find(
    (file) => file !== saving && apartFromOrder(files[file]) !== apartFromOrder(now[file]),
  );
  if (!changed || isInForm()) return false;
  // Another call has told it already.
  if (sessionStorage.renewed) return true;
  const title = titleOf(changed, dataOf(now[changed] ?? files[changed]));
  const cause = `“${title}” has been ${now[changed] === undefined ? 'removed' : 'changed'} elsewhere`;
  const isInterrupted = document.querySelector('.reorder-actions, dialog[open]');
  const kept = isInterrupted ? 'What you were doing here is not saved.' : 'What you saved is saved.';
  sessionStorage.renewed = `${cause}, so this list is read anew. ${kept}`;
  if (isInterrupted) alert(`${cause}. The list is read anew: please do this again.`);
  location.reload();
  return true;
}

/** The end of Reorder and of Delete writes whole entries: it waits until the list is known to be as new as its files. */
function holdWrites(): void {
  let isNew = false;
  addEventListener(
    'click',
    async (event) => {
      const done = (event.target as Element).closest<HTMLElement>(
        '[aria-label^="Done Reordering"], dialog button.primary',
      );
      if (done?.matches('dialog *')) hasConfirmed = true;
      if (!done || isNew || isInForm()) return;
      event.stopPropagation();
      isNew = !(await renewList());
      if (isNew) done.click();
      isNew = false;
    },
    true,
  );
}

/** Notes from what drafts are begun, asks before one is left, and keeps lists up to date. */
export function watchForms(): void {
  const messages = document.querySelector('.refusal')!;
  const tellRenewed = () => {
    messages.textContent = sessionStorage.renewed ?? '';
    messages.classList.toggle('note', messages.textContent !== '');
    sessionStorage.removeItem('renewed');
  };
  let isWritten = false;
  addEventListener('input', () => {
    const file = openFile();
    if (file && files[file] && !isWritten)
      localStorage[keptBase(file)] = JSON.stringify(base ?? dataOf(files[file]));
    isWritten = true;
  });
  // A draft is restored by the first button of the package's dialog.
  addEventListener('click', ({ target }) => {
    const kept =
      (target as Element).closest('dialog button.primary') && localStorage[keptBase(openFile() ?? '')];
    if (kept) base = JSON.parse(kept);
  });
  addEventListener('hashchange', () => {
    isWritten = false;
    base = undefined;
    tellRenewed();
    renewList();
  });
  addEventListener('beforeunload', (event) => {
    if (isWritten && isInForm()) event.preventDefault();
  });
  tellRenewed();
  if (!settings.folder) return;
  setInterval(renewList, period);
  // What has been undone may be an order alone.
  addEventListener('storage', ({ key }) => {
    if (key === 'undone' && !isInForm()) location.reload();
  });
  holdWrites();
}
