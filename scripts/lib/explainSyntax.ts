import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A mistake that has no place if the file is no text. */
type SyntaxMistake = { message: string; loc?: { line: number; column: number } };

/**
 * An error that one of Vite's compilers reports, whose message shows file and line: with the text of the file and the
 * mistakes in it, or one of several of a build, which is itself the mistake.
 */
export type CompilerError = Error &
  SyntaxMistake & { id?: string; pluginCode?: unknown; errors?: SyntaxMistake[] };

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
export function explainSyntax(error: CompilerError): string {
  const message = stripVTControlCharacters(error.message).trim();
  const file = fileOf({ ...error, message });
  if (!/(^|\/)shared\/content\//.test(file)) return message;
  const text = String(error.pluginCode ?? (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const advice = adviceOn(error.errors?.[0] ?? { ...error, message }, text.split('\n'));
  return advice ? `${message}\n${file}:${advice}` : message;
}
