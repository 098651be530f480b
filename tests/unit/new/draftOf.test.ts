import { expect, test } from 'vitest';
import { z } from 'zod';
import { draftOf } from '../../../scripts/tools/new/draftOf.ts';
import { line, list, ownPicture } from '../../../shared/content/schema/fields.ts';

test('has every required field, with instructions in those that must be filled in', () => {
  const schema = z.strictObject({
    name: line(3, 40, 'Web Development'),
    banner: z.strictObject({ title: line(3, 50, 'About Us'), isTall: z.boolean() }),
    points: list(line(12, 70, 'Performance budgets'), 'write two or three')
      .min(2)
      .max(3),
    pair: list(line(2, 9, 'React'), 'write exactly two').length(2),
    logo: ownPicture('logos/*-dark', 'its logo'),
    postedOn: z.string().regex(/^(\d+-\d+-\d+)?$/),
    note: line(1, 9, 'Left out').optional(),
  });
  const text = (right: string) => `FILL IN: write ${right}`;
  expect(draftOf(schema, 'testing', { name: 'Testing', banner: { title: 'Tests' } })).toEqual({
    name: 'Testing',
    banner: { title: 'Tests', isTall: false },
    points: Array(2).fill(text('12 to 70 characters, such as "Performance budgets"')),
    pair: Array(2).fill(text('2 to 9 characters, such as "React"')),
    logo: 'logos/testing-dark',
    postedOn: '',
  });
});
