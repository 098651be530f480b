import path from 'node:path';

/** An error that one of Vite's compilers reports, with the text of the file. Its message shows file and line. */
export type CompilerError = Error & { id?: string; pluginCode: unknown; errors?: SyntaxMistake[] };

/** A mistake that has no place if the file is no text. */
type SyntaxMistake = { message: string; loc?: { line: number; column: number } };

const quotes =
  "begin and end a text with the same straight quote, and write ’ within it, or \\' for a straight apostrophe";

/** What a person who is not a developer has to change, with the line; undefined if the compiler's words must do. */
function adviceOn({ message, loc }: SyntaxMistake, lines: string[]): string | undefined {
  if (message.includes('binary') || lines[0]!.includes('\0')) return ' save it as plain text in UTF-8';
  if (!loc) return undefined;
  const at = (line: number, advice: string) => `${line}: ${advice}:\n${lines[line - 1]!.trim()}`;
  const { line, column } = loc;
  if (/Unterminated string|Invalid Character `[‘’“”]/.test(message)) return at(line, quotes);
  if (!message.includes('Expected `,`')) return undefined;
  const before = lines.slice(0, line - 1).findLastIndex((text) => !/^\s*(\/\/.*)?$/.test(text)) + 1;
  return lines[line - 1]!.slice(0, column).trim() ? at(line, quotes) : at(before, 'add a comma at its end');
}

/** The message of a compiler, followed for a content file by what to change. */
export function explainSyntax({
  message,
  id = '',
  pluginCode,
  errors: [mistake] = [],
}: CompilerError): string {
  const file = path.relative('.', id).replaceAll('\\', '/');
  const advice =
    mistake && /(^|\/)shared\/content\//.test(file) && adviceOn(mistake, String(pluginCode).split('\n'));
  return advice ? `${message.trim()}\n${file}:${advice}` : message.trim();
}
