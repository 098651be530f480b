import { CliError } from '../../lib/CliError.ts';
import { parseArguments } from '../../lib/parseArguments.ts';
import { widest } from '../../lib/widest.ts';
import { type Terminal, withQuestions } from './ask.ts';
import { kinds } from './kinds.ts';
import type { Plan } from './Plan.ts';

const words = Object.keys(kinds);

function listKinds(): string {
  const width = widest(words);
  return Object.entries(kinds)
    .map(([name, { meaning }]) => `  ${name.padEnd(width)}  ${meaning}\n`)
    .join('');
}

/**
 * Plans what the arguments of `npm run new` ask for, and asks for what they leave out. Nothing is written yet.
 * @throws CliError for what cannot be made
 */
export async function makePlan(args: string[], terminal: Terminal): Promise<Plan> {
  const { positionals } = parseArguments(
    { args, allowPositionals: true },
    'Give a kind and a name, as in: npm run new -- job "Cloud Engineer"',
  );
  const [word, ...others] = positionals;
  return withQuestions(terminal, async (ask) => {
    if (word === undefined) terminal.stdout.write(listKinds());
    const wanted = word ?? (await ask('What is new'));
    const kind = Object.hasOwn(kinds, wanted) ? kinds[wanted] : undefined;
    if (!kind) throw new CliError(`There is no kind "${wanted}": give one of ${words.join(', ')}`);
    return kind.plan(others, ask);
  });
}
