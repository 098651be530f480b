import { inspect, stripVTControlCharacters } from 'node:util';

/** Whether its message says all: of a compiler, it shows file, line and code frame, of the system, call and file. */
const saysAll = (error: Error) =>
  'pluginCode' in error || ('loc' in error && error.loc !== undefined) || 'syscall' in error;

/**
 * What to print for an error: the message of a mistake that the user can fix, of a compiler or of the system, and the
 * stack trace of any other.
 */
export function explainError(error: unknown): string {
  // Of an AggregateError, or of the bundler.
  const { errors } = Object(error) as { errors?: unknown[] };
  if (errors) return [...new Set(errors.map(explainError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError' || saysAll(error)) return stripVTControlCharacters(error.message).trim();
  return error.stack ?? error.message;
}

/** Throws an error again, so that Vite's commands, which print errors by `inspect`, print of it what explainError says. */
export function rethrow(error: unknown): never {
  const message = explainError(error);
  throw Object.assign(new Error(message), { [inspect.custom]: () => message });
}
