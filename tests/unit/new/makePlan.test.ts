import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { CliError } from '../../../scripts/lib/CliError.ts';
import { kinds } from '../../../scripts/tools/new/kinds.ts';
import { makePlan } from '../../../scripts/tools/new/makePlan.ts';
import { jobs } from '../../../shared/content/jobs.ts';
import { technologies } from '../../../shared/content/technologies.ts';

/** Plans with a keyboard on which `typed` is typed; `shown` is what the screen then shows. */
async function planWith(args: string[], typed = '') {
  const stdout = new PassThrough({ encoding: 'utf8' });
  let shown = '';
  stdout.on('data', (text) => {
    shown += text;
  });
  const plan = await makePlan(args, { stdin: Readable.from(typed === '' ? [] : [typed]), stdout });
  return { plan, shown };
}

describe('is refused in one line:', () => {
  test.each<[string, string[], string]>([
    [
      'an unknown kind',
      ['jobb', 'Tester'],
      `There is no kind "jobb": give one of ${Object.keys(kinds).join(', ')}`,
    ],
    [
      'an unknown option',
      ['--force'],
      `Unknown option '--force'. Give a kind and a name, as in: npm run new -- job "Cloud Engineer"`,
    ],
    [
      'a name that exists',
      ['job', jobs[0]!.title],
      `shared/content/jobs.ts has "${jobs[0]!.slug}" already: give another name`,
    ],
  ])('%s', async (_what, args, message) => {
    await expect(planWith(args)).rejects.toThrow(new CliError(message));
  });
});

describe('without arguments', () => {
  test('lists the kinds, and asks for the kind and for the name', async () => {
    const { plan, shown } = await planWith([], 'testimonial\nZoe Tester\n');
    expect(shown).toMatch(/ {2}job +an open position\n/);
    expect(shown).toMatch(/What is new: .*The client's name: /s);
    expect(plan.files.map(({ file }) => file)).toEqual(['shared/content/testimonials.ts']);
  });

  test('asks only for what is not said yet', async () => {
    const { plan, shown } = await planWith(['technology', 'Testlang'], `${technologies[0]!.slug}\n`);
    expect(shown).toMatch(/^On which page \([^)]+\): $/);
    expect(plan.address).toBe(`/technologies/${technologies[0]!.slug}/`);
  });

  test('plans nothing when there is no answer', async () => {
    await expect(planWith([], 'job\n')).rejects.toThrow(
      'No answer, so nothing was written. Answers can be given at once: npm run new -- job "Cloud Engineer"',
    );
  });
});
