import { createInterface } from 'node:readline';
import { CliError } from '../../lib/CliError.ts';
import { entryKinds, kinds } from './kinds.ts';
import { valuesOf } from './lists.ts';

/** What to create: a kind, a name, and for a technology the slug of its page. */
export type Order = { kind: string; name: string; page?: string };

type Terminal = { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream };

/**
 * Reads the arguments of `npm run new`, and asks for missing ones.
 * @throws CliError for an unknown kind or page, or without an answer
 */
export async function readOrder(args: string[], { stdin, stdout }: Terminal): Promise<Order> {
  const given = [...args];
  const keyboard = createInterface({ input: stdin, output: stdout });
  // The iterator keeps lines that arrive before their question, as from a pipe.
  const lines = keyboard[Symbol.asyncIterator]();

  async function ask(what: string, choices?: string[]): Promise<string> {
    if (given.length === 0) stdout.write(`${choices ? `Which ${what} (${choices.join(', ')})` : what}: `);
    const answer = (given.shift() ?? (await lines.next()).value ?? '').trim();
    if (!answer) {
      throw new CliError('No name was given, so nothing was written: npm run new -- job "Cloud Engineer"');
    }
    if (!choices || choices.includes(answer)) return answer;
    throw new CliError(`There is no ${what} "${answer}": give one of ${choices.join(', ')}`);
  }

  const kind = await ask('kind', kinds);
  const name = await ask('Name, as visitors read it');
  const pages = valuesOf(entryKinds.technology!.file, 'slug', 4);
  const page = kind === 'technology' ? await ask('technology page', pages) : undefined;
  keyboard.close();
  if (given.length === 0) return { kind, name, page };
  throw new CliError(`"${given.join(' ')}" is too much: put names of several words in quotes`);
}
