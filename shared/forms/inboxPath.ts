import type { FormKind } from './forms.ts';

/** Where the development and preview servers serve their inbox, below the site's base path. */
export const inboxFolder = '__inbox/';

/** The inbox's address for a form. `base` starts and ends with a slash. */
export function inboxAddress(kind: FormKind, base: string): string {
  return `${base}${inboxFolder}${kind}`;
}
