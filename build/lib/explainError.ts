import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A mistake that has no place if the file is no text. */
type SyntaxMistake = { message: string; loc?: { line: number; column: number } };

/**
 * An error that one of Vite's compilers reports, whose message shows file and line: with the text of the file and the
 * mistakes in it, or one of several of a build, which is itself the mistake.
 */
type CompilerError = Error & SyntaxMistake & { id?: string; pluginCode?: unknown; errors?: SyntaxMistake[] };

const quotes =
  "begin and end a text with the same straight quote, and write ’ within it, or \\' for a straight apostrophe";

/** What a person who is not a developer has to change, with the line; undefined if the compiler's words must do. */
function adviceOn({ message, loc }: SyntaxMistake, lines: string[]): string | undefined {
  if (/binary|valid UTF-8/.test(message) || lines[0]!.includes('\0'))
    return ' save it as plain text in UTF-8';
  if (!loc) return undefined;
  const { line, column } = loc;
  // The file has been saved again or deleted since.
  if (line > lines.length) return undefined;
  const at = (line: number, advice: string) => `${line}: ${advice}:\n${lines[line - 1]!.trim()}`;
  if (/Unterminated string|Invalid Character `[‘’“”]/.test(message)) return at(line, quotes);
  if (!message.includes('Expected `,`')) return undefined;
  const before = lines.slice(0, line - 1).findLastIndex((text) => !/^\s*(\/\/.*)?$/.test(text)) + 1;
  return lines[line - 1]!.slice(0, column).trim() ? at(line, quotes) : at(before, 'add a comma at its end');
}

/** The file of an error, as the message shows it where the error has no other, or that of the one that imports it. */
function fileOf({ id, message }: CompilerError): string {
  const [, unreadable] = /Could not load (\S+)/.exec(message) ?? [];
  const file = unreadable ?? id ?? /\[ (\S+):\d+:\d+ \]/.exec(message)?.[1] ?? '';
  return path.relative('.', file).replaceAll('\\', '/');
}

/** The message of a compiler, followed for a content file by what to change. */
function explainSyntax(error: CompilerError): string {
  const message = stripVTControlCharacters(error.message).trim();
  const file = fileOf({ ...error, message });
  if (!/(^|\/)shared\/content\//.test(file)) return message;
  const text = String(error.pluginCode ?? (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const advice = adviceOn(error.errors?.[0] ?? { ...error, message }, text.split('\n'));
  return advice ? `${message}\n${file}:${advice}` : message;
}

/** Errors in a file that Vite or its bundler reports: their message shows file, line and code frame. */
const isCompilerError = (error: Error): error is CompilerError =>
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
  if (isCompilerError(error)) return explainSyntax(error);
  const [taken] = /^port \d+ is already in use/i.exec(error.message) ?? [];
  if (taken) return `${taken}: stop the program that uses it, or choose another with "-- --port <number>"`;
  return 'syscall' in error ? explainSystemError(error as Error) : (error.stack ?? error.message);
}
