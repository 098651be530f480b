import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';

/** The value of a variable, which must match a pattern if it is set. Empty counts as not set. */
function read(name: string, pattern: RegExp, hint: string): string | undefined {
  const value = process.env[name] || undefined;
  if (value === undefined || pattern.test(value)) return value;
  throw new UserError(`${name} is "${value}": ${hint}`);
}

// Segments that consist of dots are relative, not names of folders.
const basePath = /^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/;

/**
 * What builds and servers read from the environment, as README.md lists it; forms, visit counter and day are read where
 * the company's settings for them are. Commands set SITE_PAGES, and tests the inbox.
 * @throws UserError for a value that means nothing
 */
export function readEnvironment() {
  const host = read('ALLOWED_HOST', /^[\w.-]+$/, 'write a host name alone, such as "preview.example.com"');
  const { SITE_URL, OUT_DIR, SITE_PAGES = '', INBOX_DIR = '', INBOX_TOKEN = '' } = process.env;
  return {
    base:
      read('BASE_PATH', basePath, 'it must start and end with a slash and name folders, such as "/site/"') ??
      '/',
    /** Not checked, because it takes precedence over the company's, which has the same rules; it may be empty. */
    siteUrl: SITE_URL,
    outDir: OUT_DIR || undefined,
    isPrecompressed: read('PRECOMPRESS', /^[01]$/, 'write 1 for .br and .gz files') === '1',
    allowedHosts: host ? [host] : [],
    /** The requested pages; empty means all. */
    pages: SITE_PAGES.split(' ').filter(Boolean),
    inbox: { directory: path.resolve(INBOX_DIR || '.inbox'), token: INBOX_TOKEN },
  };
}

/** Settings of the inbox; without a token, each start makes another. */
export type InboxSettings = ReturnType<typeof readEnvironment>['inbox'];
