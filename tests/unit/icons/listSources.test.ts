import { expect, test } from 'vitest';
import { listSources } from '../../../scripts/tools/icons/listSources.ts';

const email = { kit: 'phosphor', file: 'envelope', weight: 'fill' } as const;

test('icons are listed in alphabetical order, with their weight', () => {
  expect(listSources({ regular: ' phone\n clock ', bold: 'check' }, { email })).toEqual([
    ['check', { kit: 'phosphor', file: 'check', weight: 'bold' }],
    ['clock', { kit: 'phosphor', file: 'clock', weight: 'regular' }],
    ['email', email],
    ['phone', { kit: 'phosphor', file: 'phone', weight: 'regular' }],
  ]);
});

test.each([{ bold: 'phone phone' }, { regular: 'phone', bold: 'phone' }, { regular: 'email' }])(
  'a name is refused the second time: %j',
  (byWeight) => {
    expect(() => listSources(byWeight, { email })).toThrow(/^The icon "(phone|email)" is listed twice/);
  },
);
