import { describe, expect, test } from 'vitest';
import { kinds } from '../../../scripts/tools/new/kinds.ts';
import { readOrder } from '../../../scripts/tools/new/readOrder.ts';
import { technologies } from '../../../shared/content/technologies.ts';

const pages = technologies.map(({ slug }) => slug);

test('takes a kind, a name and for a technology its page', () => {
  expect(readOrder(['testimonial', ' Zoe Tester '])).toEqual({ kind: 'testimonial', name: 'Zoe Tester' });
  expect(readOrder(['technology', 'Rust', pages[0]!])).toEqual({
    kind: 'technology',
    name: 'Rust',
    page: pages[0],
  });
});

describe('is refused in one line:', () => {
  test.each<[string, string[], string]>([
    ['nothing', [], `Give a kind (${kinds.join(', ')}) and a name: npm run new -- job "Cloud Engineer"`],
    ['an unknown kind', ['jobb', 'Tester'], `There is no kind "jobb": give one of ${kinds.join(', ')}`],
    ['no name', ['service'], 'Give a kind ('],
    ['no technology page', ['technology', 'Rust'], `technology page "": give one of ${pages.join(', ')}`],
    [
      'an unknown technology page',
      ['technology', 'Rust', 'database'],
      `There is no technology page "database": give one of ${pages.join(', ')}`,
    ],
    [
      'a name without quotes',
      ['job', 'Cloud', 'Engineer'],
      'Unexpected argument "Engineer": put names of several words in quotes',
    ],
  ])('%s', (_what, args, message) => {
    expect(() => readOrder(args)).toThrow(message);
  });
});
