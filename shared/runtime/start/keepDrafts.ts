import { draftPrefix } from '../../core/draftPrefix.ts';
import { awakeSelector } from '../islands/protocol.ts';

/** Calls back with a form whose text is saved as a draft, unless its island is awake and does that itself. */
function withDraft(form: HTMLFormElement | null, run: (key: string, form: HTMLFormElement) => void): void {
  const name = form?.dataset?.draft;
  if (!name || form.closest(awakeSelector)) return;
  try {
    run(draftPrefix + name, form);
  } catch {
    // The browser blocks storage, or storage is full.
  }
}

function keep(key: string, form: HTMLFormElement): void {
  const draft = { ...Object.fromEntries(new FormData(form)), savedAt: Date.now() };
  sessionStorage.setItem(key, JSON.stringify(draft));
}

const forget = (key: string) => sessionStorage.removeItem(key);

/**
 * Saves what is typed before a form's island is awake as its draft, which the island will read, and deletes it when the
 * form is cleared or posted by the browser.
 */
export function keepDrafts(): void {
  addEventListener('input', ({ target }) => withDraft((target as HTMLInputElement).form, keep), true);
  for (const type of ['reset', 'submit']) {
    addEventListener(type, ({ target, defaultPrevented }) => {
      if (!defaultPrevented) withDraft(target as HTMLFormElement, forget);
    });
  }
}
