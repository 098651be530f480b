import { stripVTControlCharacters } from 'node:util';

/** Whether its message says all: of a compiler, of the system, or of the parser of a command's arguments. */
const saysAll = (error: Error & { code?: unknown; loc?: unknown }) =>
  'pluginCode' in error ||
  error.loc !== undefined ||
  'syscall' in error ||
  String(error.code).startsWith('ERR_PARSE_ARGS');

export function explainError(error: unknown): string {
  // Of an AggregateError, or of the bundler.
  const { errors } = Object(error) as { errors?: unknown[] };
  if (errors) return [...new Set(errors.map(explainError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message).trim();
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full: free some space, then try again. ${message}`;
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError' || saysAll(error)) return message;
  return error.stack ?? error.message;
}

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}
