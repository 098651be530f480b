import { writeDraft } from './drafts.ts';

// The second part of the inline script, on pages with a form. An island that is awake saves its form itself.
const isAsleep = (form: HTMLFormElement | null) => form && !form.noValidate && form.dataset.draft;

function keep({ target }: Event): void {
  const { form } = target as HTMLInputElement;
  if (isAsleep(form)) writeDraft(form!.dataset.draft!, Object.fromEntries(new FormData(form!)));
}

function forget({ target, defaultPrevented }: Event): void {
  const form = target as HTMLFormElement;
  if (!defaultPrevented && isAsleep(form)) writeDraft(form.dataset.draft!);
}

addEventListener('input', keep, true);
addEventListener('reset', forget);
addEventListener('submit', forget);
