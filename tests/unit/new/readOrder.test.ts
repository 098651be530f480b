import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { kinds } from '../../../scripts/tools/new/kinds.ts';
import { readOrder } from '../../../scripts/tools/new/Order.ts';
import { technologies } from '../../../shared/content/technologies.ts';

const pages = technologies.map(({ slug }) => slug);

/** What is read with a keyboard on which `typed` is typed; `shown` is what the screen then shows. */
async function readWith(args: string[], typed = '') {
  const stdout = new PassThrough({ encoding: 'utf8' });
  const order = await readOrder(args, { stdin: Readable.from(typed ? [typed] : []), stdout });
  return { order, shown: stdout.read() ?? '' };
}

test('asks for the kind and the name when nothing was given', async () => {
  const { order, shown } = await readWith([], 'testimonial\nZoe Tester\n');
  expect(order).toEqual({ kind: 'testimonial', name: 'Zoe Tester' });
  expect(shown).toBe(`Which kind (${kinds.join(', ')}): Name, as visitors read it: `);
});

test('asks only for what was not given', async () => {
  const { order, shown } = await readWith(['technology', ' Rust '], `${pages[0]}\n`);
  expect(order).toEqual({ kind: 'technology', name: 'Rust', page: pages[0] });
  expect(shown).toBe(`Which technology page (${pages.join(', ')}): `);
});

describe('is refused in one line:', () => {
  test.each<[string, string[], string]>([
    ['an unknown kind', ['jobb', 'Tester'], `There is no kind "jobb": give one of ${kinds.join(', ')}`],
    [
      'an unknown technology page',
      ['technology', 'Rust', 'database'],
      `There is no technology page "database": give one of ${pages.join(', ')}`,
    ],
    [
      'a name without quotes',
      ['job', 'Cloud', 'Engineer'],
      '"Engineer" is too much: put names of several words in quotes',
    ],
    ['no answer', ['job'], 'No name was given, so nothing was written: npm run new -- job "Cloud Engineer"'],
  ])('%s', async (_what, args, message) => {
    await expect(readWith(args)).rejects.toThrow(message);
  });
});
