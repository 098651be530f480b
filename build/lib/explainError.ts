import { inspect, stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';
import { UserError } from '#shared/core/UserError.ts';

/**
 * Whether its message says all: of a compiler, it shows file, line and code frame, of the system, call and file, of a
 * command, the argument that it does not know.
 */
const saysAll = (error: Error & { code?: unknown; loc?: unknown }) =>
  'pluginCode' in error ||
  error.loc !== undefined ||
  'syscall' in error ||
  String(error.code).startsWith('ERR_PARSE_ARGS');

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
function rethrow(error: unknown): never {
  const message = explainError(error);
  throw Object.assign(new UserError(message), { [inspect.custom]: () => message });
}

/** A function whose mistakes Vite's commands print as sentences, without a stack. */
export function plainly<This, Args extends unknown[], Result>(
  run: (this: This, ...args: Args) => Result,
): (this: This, ...args: Args) => Result {
  return function (...args) {
    try {
      const result = run.apply(this, args);
      return result instanceof Promise ? (result.catch(rethrow) as Result) : result;
    } catch (error) {
      return rethrow(error);
    }
  };
}

export function withPlainMistakes<Api>(plugin: Plugin<Api>): Plugin<Api> {
  const hooks = Object.entries(plugin).map(([name, hook]) => {
    if (typeof hook === 'function') return [name, plainly(hook)];
    return [name, typeof hook?.handler === 'function' ? { ...hook, handler: plainly(hook.handler) } : hook];
  });
  return Object.fromEntries(hooks);
}
