import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from './CliError.ts';
import { withQuestions } from './new/ask.ts';
import { kinds } from './new/kinds.ts';
import type { Plan } from './new/Plan.ts';
import { report } from './new/report.ts';
import { runCommand } from './runCommand.ts';

const words = Object.keys(kinds);

function readArguments(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new CliError(`${reason}. Give a kind and a name, as in: npm run new -- job "Cloud Engineer"`);
  }
}

async function makePlan(): Promise<Plan> {
  const [word, ...args] = readArguments();
  return withQuestions(async (ask) => {
    if (word === undefined) {
      const width = Math.max(...words.map(({ length }) => length));
      console.log(
        Object.entries(kinds)
          .map(([name, { meaning }]) => `  ${name.padEnd(width)}  ${meaning}`)
          .join('\n'),
      );
    }
    const wanted = word ?? (await ask('What is new'));
    const kind = Object.hasOwn(kinds, wanted) ? kinds[wanted] : undefined;
    if (!kind) throw new CliError(`There is no kind "${wanted}": give one of ${words.join(', ')}`);
    return kind.plan(args, ask);
  });
}

/** `npm run new [-- kind [name]]`: adds an entry to the content, or a page, with the texts to fill in marked. */
await runCommand(async () => {
  const plan = await makePlan();
  for (const { file, text } of plan.files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(report(plan));
});
