import { draftPrefix } from './draftStorage.ts';

/**
 * Saves what is typed into forms as their drafts, and deletes these when a form is cleared or posted by the browser. An
 * island that is awake reads the draft of its form, and from then on checks and saves the form itself.
 */
export function keepDrafts(): void {
  const withDraft = (form: HTMLFormElement | null, run: (key: string, form: HTMLFormElement) => void) => {
    const name = form?.dataset?.draft;
    if (!name || form.noValidate) return;
    try {
      run(draftPrefix + name, form);
    } catch {
      // The browser blocks storage, or storage is full.
    }
  };
  const keep = (key: string, form: HTMLFormElement) => {
    const draft = { ...Object.fromEntries(new FormData(form)), savedAt: Date.now() };
    sessionStorage.setItem(key, JSON.stringify(draft));
  };

  addEventListener('input', ({ target }) => withDraft((target as HTMLInputElement).form, keep), true);
  const forget = ({ target, defaultPrevented }: Event) => {
    if (!defaultPrevented) withDraft(target as HTMLFormElement, (key) => sessionStorage.removeItem(key));
  };
  addEventListener('reset', forget);
  addEventListener('submit', forget);
}
