import { stripVTControlCharacters } from 'node:util';

/** Errors in a file that Vite or its bundler reports: their message shows file, line and code frame. */
const isCompilerError = (error: Error) =>
  ('plugin' in error && 'pluginCode' in error) || ('loc' in error && error.loc !== undefined);

const blocked = 'this user may not do that: change the owner or the permissions, or work in a copy';
const misplaced = 'there is a file where a folder is needed, or the reverse: move it away';
const readOnly = 'the folder is read-only: make it writable, or work in a copy';

/** What to do about an error of the system, by its code, and by the call where a code has several causes. */
const remedies: Record<string, string> = {
  EACCES: blocked,
  'EACCES listen': 'only administrators may use ports below 1024: choose another with "-- --port <number>"',
  EEXIST: misplaced,
  EISDIR: misplaced,
  EMFILE: 'too many files are open: allow more, such as with "ulimit -n 4096"',
  // Node says so of a folder on a read-only disk.
  'ENOENT mkdir': readOnly,
  ENOSPC: 'the disk is full: make room on it',
  ENOTDIR: misplaced,
  EPERM: blocked,
  EROFS: readOnly,
};

function explainSystemError({ code, syscall, message }: NodeJS.ErrnoException): string {
  const remedy = remedies[`${code} ${syscall}`] ?? remedies[`${code}`];
  return remedy ? `${message}: ${remedy}` : message;
}

/**
 * What to print for an error: the message of a mistake that the user can fix or of a compiler, one line for a system
 * error with what to do, and the stack trace of any other.
 */
export function explainError(error: unknown): string {
  // Of an AggregateError, or of the bundler.
  const { errors } = Object(error) as { errors?: unknown[] };
  if (errors) return [...new Set(errors.map(explainError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError') return error.message.trim();
  if (isCompilerError(error)) return stripVTControlCharacters(error.message).trim();
  const [taken] = /^port \d+ is already in use/i.exec(error.message) ?? [];
  if (taken) return `${taken}: stop the program that uses it, or choose another with "-- --port <number>"`;
  return 'syscall' in error ? explainSystemError(error as Error) : (error.stack ?? error.message);
}
