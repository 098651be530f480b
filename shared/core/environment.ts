import { z } from 'zod';
import { UserError } from './UserError.ts';

function read(name: string, right?: Pick<RegExp, 'test'>, hint?: string): string | undefined {
  const value = process.env[name] || undefined;
  if (value === undefined || !right || right.test(value)) return value;
  throw new UserError(`${name} is "${value}": ${hint}`);
}

// Segments that consist of dots are relative, not names of folders.
const basePath = /^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/;
const origin = { test: (text: string) => /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text) };
const date = { test: (text: string) => z.iso.date().safeParse(text).success };

/** Nothing else of the site reads a variable; an empty one is not set. @throws UserError for one that means nothing */
export const environment = {
  get base() {
    const hint = 'it must start and end with a slash and name folders, such as "/site/"';
    return read('BASE_PATH', basePath, hint) ?? '/';
  },
  /** In place of the company's; empty for a site without one. */
  get siteUrl() {
    const hint =
      'write the address with https:// and without a path, such as "https://www.example.com", or "none"; the path goes into BASE_PATH';
    return process.env.SITE_URL === 'none' ? '' : read('SITE_URL', origin, hint);
  },
  /** In place of the company's services; `inbox` is that of the server. */
  get formUrls() {
    return { enquiry: read('ENQUIRY_FORM_URL'), application: read('APPLICATION_FORM_URL') };
  },
  get siteDate() {
    return read('SITE_DATE', date, 'write year, month and day, such as "2026-12-01"');
  },
  get outDir() {
    return read('OUT_DIR');
  },
  /** The requested pages, as `npm run page` names them; none means all. */
  get pages() {
    return read('SITE_PAGES')?.split(' ').filter(Boolean) ?? [];
  },
  get inboxFolder() {
    return read('INBOX_DIR') ?? '.inbox';
  },
  get inboxToken() {
    return read('INBOX_TOKEN', /^[\w-]+$/, 'write letters and digits alone');
  },
  /** Gaps in the content are shown instead of refused: the development server sets it. */
  get showsGaps() {
    // In full: the editor, which runs in browsers, is compiled with its value.
    return process.env.SHOW_GAPS === '1';
  },
};

/** Also for processes that this one starts; undefined removes a variable. */
export function setVariables(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

export const environmentWith = (values: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...values,
});
