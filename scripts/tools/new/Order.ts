import { createInterface } from 'node:readline';
import { CliError } from '../../lib/CliError.ts';
import { kinds } from './kinds.ts';
import { technologyPages } from './planEntry.ts';

/** What to create: a kind, a name, and for a technology the slug of its page. */
export type Order = { kind: string; name: string; page?: string };

type Terminal = { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream };

/**
 * Reads the arguments of `npm run new`, and asks for missing ones.
 * @throws CliError for an unknown kind or page, or without an answer
 */
export async function readOrder(args: string[], { stdin, stdout }: Terminal): Promise<Order> {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // The iterator keeps lines that arrive before their question, as from a pipe.
  const lines = keyboard[Symbol.asyncIterator]();
  const given = [...args];

  async function ask(question: string): Promise<string> {
    if (given.length === 0) stdout.write(`${question}: `);
    const answer = given.shift() ?? (await lines.next()).value ?? '';
    if (answer.trim()) return answer.trim();
    throw new CliError('No name was given, so nothing was written: npm run new -- job "Cloud Engineer"');
  }

  async function choose(what: string, choices: string[]): Promise<string> {
    const choice = await ask(`Which ${what} (${choices.join(', ')})`);
    if (choices.includes(choice)) return choice;
    throw new CliError(`There is no ${what} "${choice}": give one of ${choices.join(', ')}`);
  }

  try {
    const kind = await choose('kind', kinds);
    const name = await ask('Name, as visitors read it');
    const page = kind === 'technology' ? await choose('technology page', technologyPages()) : undefined;
    if (given.length > 0) {
      throw new CliError(`"${given.join(' ')}" is too much: put names of several words in quotes`);
    }
    return { kind, name, page };
  } finally {
    keyboard.close();
  }
}
