import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentRead, technologies } from '#shared/model/content.ts';
import { line, list, pictureIn, promised } from '#shared/model/schema/fields.ts';
import { draftsOf } from '../../../scripts/tools/new/draftOf.ts';
import { kinds, readArguments } from '../../../scripts/tools/new/readArguments.ts';

const [{ slug: page }] = technologies as [(typeof technologies)[number]];
const read = (...args: string[]) => readArguments(args, contentRead);

test('the arguments are a kind, a name and, for a technology, its page', () => {
  expect(read('testimonial', ' Zoe Tester ')).toEqual({ kind: 'testimonial', name: 'Zoe Tester' });
  expect(read('technology', 'Rust', page)).toEqual({ kind: 'technology', name: 'Rust', page });
});

test.each([
  [[], `Give a kind (${kinds.join(', ')}) and a name: `],
  [['service'], 'Give a kind ('],
  [['jobb', 'Tester'], `There is no kind "jobb": give one of ${kinds.join(', ')}`],
  [['technology', 'Rust'], 'Give its page after its name: npm run new -- technology "Rust" '],
  [['technology', 'Rust', 'none'], 'There is no technology page "none": give one of '],
  [['job', 'A', 'Go', 'Engineer'], 'Unexpected argument "Engineer": put names of several words in quotes'],
])('the arguments %j are refused in one line', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('a draft has every field: what is known, the first of several choices, and nothing to fill in', () => {
  const schema = z.strictObject({
    name: line(3, 40, 'Web Development'),
    banner: z.strictObject({ title: line(3, 50, 'About Us'), isTall: z.boolean() }),
    pair: promised(list(line(2, 9, 'React'), 2, 2)),
    group: z.enum(['Build', 'Run']),
    logo: pictureIn('logos', 'its logo'),
    closesOn: z.string().optional(),
    benefits: list(line(2, 9, 'Tea')).optional(),
    isClosed: z.boolean().optional(),
  });
  expect(draftsOf(schema.shape, { name: 'Testing' })).toEqual({
    name: 'Testing',
    banner: { title: '', isTall: false },
    pair: ['', ''],
    group: 'Build',
    logo: '',
    closesOn: '',
    benefits: [],
    isClosed: false,
  });
});
