import { expect, test } from 'vitest';
import { mergeChanges } from '../../../build/editor/mergeChanges.ts';

const before = { order: 3, title: 'Go developer', salary: { from: 10, to: 20 }, skills: ['Go'] };
/** The same as a form has it. */
const opened = { ...before, salary: { from: '10', to: '20' }, hours: '', benefits: [] };

test.each([
  ['nothing', {}, { title: 'Rust developer' }, { title: 'Rust developer' }, []],
  ['other fields', { order: 5, hours: '9' }, { title: 'A' }, { order: 5, hours: '9', title: 'A' }, []],
  ['the same', { title: 'A' }, { title: 'A' }, { title: 'A' }, []],
  ['the same field', { title: 'A' }, { title: 'B' }, {}, ['title']],
  ['a part of it', { salary: { from: 15, to: 20 } }, { salary: { from: '10', to: '30' } }, {}, ['salary']],
  ['a field, by removing it', { skills: undefined }, { title: 'A' }, { skills: undefined, title: 'A' }, []],
])('of what others have changed meanwhile, %s', (_what, theirs, own, merged, conflicts) => {
  const { data, both } = mergeChanges(before, { ...before, ...theirs }, { ...opened, ...own });
  expect(both).toEqual(conflicts);
  if (conflicts.length === 0) expect(data).toEqual({ ...opened, ...merged });
});
