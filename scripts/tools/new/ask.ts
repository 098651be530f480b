import { createInterface } from 'node:readline';
import { CliError } from '../../lib/CliError.ts';

/** Where questions are read from and written to. */
export type Terminal = { stdin: NodeJS.ReadableStream; stdout: NodeJS.WritableStream };

/** Asks the person at the keyboard; without an answer it throws. */
export type Ask = (question: string) => Promise<string>;

const noAnswer =
  'No answer, so nothing was written. Answers can be given at once: npm run new -- job "Cloud Engineer"';

/**
 * Lets `run` ask questions, and closes the keyboard's line afterwards.
 * @throws CliError when a question gets no answer
 */
export async function withQuestions<Result>(
  { stdin, stdout }: Terminal,
  run: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // The iterator keeps lines that arrive before their question does, as those of a pipe.
  const lines = keyboard[Symbol.asyncIterator]();
  try {
    return await run(async (question) => {
      keyboard.setPrompt(`${question}: `);
      keyboard.prompt();
      const { value, done } = await lines.next();
      const answer = done ? '' : String(value).trim();
      if (answer) return answer;
      stdout.write('\n');
      throw new CliError(noAnswer);
    });
  } finally {
    keyboard.close();
  }
}
