import type { Meta } from '#shared/model/schema/fieldsIn.ts';
import { type EntryKind, schemaOf } from '#shared/model/schema/files.ts';
import type { Pictures } from './faultsIn.ts';
import { dataOf } from './mergeChanges.ts';
import { openFile, settings } from './otherWindows.ts';

/** The text of a drawing in the form; undefined of other pictures. */
async function drawingIn({ src }: HTMLImageElement): Promise<string | undefined> {
  const answer = await fetch(src).catch(() => undefined);
  const picture = await answer?.blob();
  return picture?.type.includes('svg') ? picture.text() : undefined;
}

/** The pictures in the form, by the paths of their fields, with their sizes in pixels. */
export async function picturesInForm(): Promise<Pictures> {
  const images = document.querySelectorAll<HTMLImageElement>('[data-field-type=image] img');
  const entries = Array.from(images, async (image) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const { keyPath = '' } = image.closest<HTMLElement>('[data-key-path]')!.dataset;
    return [keyPath, { width, height, drawing: await drawingIn(image) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Moves to the field with whose label a message begins, once the package has closed its dialog and moved to a menu. */
export function showAfterDialog(message: string): void {
  const once = { capture: true, once: true };
  addEventListener('close', () => addEventListener('focusin', () => showField(message), once), once);
}

/** Moves to what is filled in of a field; of a picture, to the button that replaces it. */
function moveTo(field: Element | null): void {
  const firstOf = (parts: string) =>
    [...(field?.querySelectorAll<HTMLElement>(parts) ?? [])].find((part) => part.checkVisibility());
  const filled = firstOf('input, textarea, [contenteditable], [role=radio], [role=switch]');
  field?.scrollIntoView({ block: 'center' });
  const part = filled ?? firstOf('button:not([aria-haspopup], [aria-label=Rename])');
  part?.focus({ preventScroll: true });
}

function showField(message: string): void {
  const [label] = message.split(/ › |: /);
  moveTo(
    document.querySelector(
      `[data-key-path]:not([data-key-path*="."])[aria-label*="\u2068${CSS.escape(label!)}\u2069"]`,
    ),
  );
}

/** Moves to the first field of which the package says after Save that it is wrong: it says so beside the field alone. */
export function showInvalid({ target }: Event): void {
  if (!(target as Element).closest('button.primary')) return;
  setTimeout(() => moveTo(document.querySelector('[data-key-path]:has([aria-invalid=true])')), 300);
}

/** The steps to the first text with these words, such as `['banner', 'subtitle']`. */
function stepsTo(value: unknown, words: string): string[] | undefined {
  if (typeof value !== 'object') return String(value).toLowerCase().includes(words) ? [] : undefined;
  for (const [name, part] of Object.entries(Object(value))) {
    const steps = stepsTo(part, words);
    if (steps) return [name, ...steps];
  }
}

/** Moves to the text that was searched for, in a form that is opened from the list of results. */
export async function showFound({ oldURL }: HashChangeEvent): Promise<void> {
  const [, words] = /#\/search\/([^?]+)/.exec(oldURL) ?? [];
  const text = words && settings.files[openFile() ?? ''];
  const steps = text ? (stepsTo(dataOf(text), decodeURIComponent(words).toLowerCase()) ?? []) : [];
  // What is in a group is drawn once that is in view.
  for (const count of steps.keys()) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    moveTo(document.querySelector(`[data-key-path="${steps.slice(0, count + 1).join('.')}"]`));
  }
}

/** Suggests words, which staff may complete. */
export function suggestWords({ target }: Event): void {
  const [, kind] = /collections\/(\w+)/.exec(location.hash) ?? [];
  const { keyPath = '' } = (target as Element).closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
  const { examples } = (schemaOf(kind as EntryKind)?.shape[keyPath]?.meta() ?? {}) as Meta;
  if (!examples || !(target instanceof HTMLInputElement)) return;
  target.setAttribute('list', 'words');
  document.querySelector('#words')!.replaceChildren(...examples.map((words) => new Option(words)));
}
