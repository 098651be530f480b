import { writeDraft } from './writeDraft.ts';

/**
 * Saves what is typed into forms, and forgets it when a form is cleared or posted by the browser. An island that is awake
 * checks and saves its form itself.
 */
export function keepDrafts(): void {
  const isAsleep = (form: HTMLFormElement | null) => form && !form.noValidate && form.dataset.draft;
  const keep = ({ target }: { target: unknown }) => {
    const { form } = target as HTMLInputElement;
    if (isAsleep(form)) writeDraft(form!.dataset.draft!, Object.fromEntries(new FormData(form!)));
  };
  const forget = ({ target, defaultPrevented }: Event) => {
    const form = target as HTMLFormElement;
    if (!defaultPrevented && isAsleep(form)) writeDraft(form.dataset.draft!);
  };
  addEventListener('input', keep, true);
  addEventListener('reset', forget);
  addEventListener('submit', forget);
}
