import { readYaml } from '#shared/model/yaml.ts';
import type { EditorSettings } from './editorConfig.ts';
import { type Data, mergeChanges } from './mergeChanges.ts';

/*
 * What others change in the same folder, such as in another window. Git hosts know of it by themselves: there, the page
 * names no files.
 */

const settingsOf = (page: Document): EditorSettings => JSON.parse(page.documentElement.dataset.settings!);

export const settings = settingsOf(document);

export async function settingsNow(): Promise<EditorSettings | undefined> {
  try {
    const html = await (await fetch(location.pathname)).text();
    return settingsOf(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    return;
  }
}

const { files } = settings;

const dataOf = (text = ''): Data => Object(readYaml(text).data);

/** Where the data is kept from which a draft was begun: it may be taken up again after days. */
const baseOf = (file: string) => `base of ${file}`;

/**
 * What is to be saved, together with what others have changed in the file meanwhile.
 * @param now what the page says now
 * @returns also the fields that both have changed; another attempt puts the person's own in their places
 */
export function withOthersChanges(file: string, written: Data, now?: EditorSettings) {
  const text = now?.files[file];
  if (!text) return { data: written, both: [] };
  const theirs = dataOf(text);
  const before: Data = JSON.parse(localStorage[baseOf(file)] ?? 'null') ?? dataOf(files[file]);
  const merged = mergeChanges(before, theirs, written);
  const known = Object.fromEntries(merged.both.map((name) => [name, theirs[name]]));
  if (merged.both.length > 0) localStorage[baseOf(file)] = JSON.stringify({ ...before, ...known });
  return merged;
}

export const isRemoved = (file: string, now?: EditorSettings) =>
  now !== undefined && files[file] !== undefined && now.files[file] === undefined;

const isInForm = () => /\/(entries|new)\b/.test(location.hash);

/** The file of the open form; undefined in lists, and for a new entry. */
function openFile(): string | undefined {
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
  localStorage.removeItem(baseOf(file));
  saving = '';
}

const apartFromOrder = (text?: string) => text?.replace(/^order: .*$/m, '');

const period = 5000;

/** Reads a list anew that others have changed: Reorder and Delete write what it was read from. */
async function renewList(): Promise<void> {
  if (isInForm() || document.hidden) return;
  const now = (await settingsNow())?.files ?? files;
  const isOld = Object.keys({ ...files, ...now }).some(
    (file) => file !== saving && apartFromOrder(files[file]) !== apartFromOrder(now[file]),
  );
  if (isOld && !isInForm()) location.reload();
}

/** Notes from what drafts are begun, asks before one is left, and keeps lists up to date. */
export function watchForms(): void {
  let isWritten = false;
  addEventListener('input', () => {
    const file = openFile();
    isWritten = true;
    if (file && files[file]) localStorage[baseOf(file)] ??= JSON.stringify(dataOf(files[file]));
  });
  addEventListener('hashchange', () => {
    isWritten = false;
    renewList();
  });
  addEventListener('beforeunload', (event) => {
    if (isWritten && isInForm()) event.preventDefault();
  });
  if (settings.folder) setInterval(renewList, period);
}
