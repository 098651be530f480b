import { expect, test } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { labelOf, mistakeIn } from '#shared/forms/fieldRules.ts';
import { fieldErrors, ruleWords } from '#shared/words/forms.ts';

test('a field without an error for none is optional, says so, and is checked if it is filled in', () => {
  const field = { label: 'Copy to', type: 'email' } as const;
  expect(labelOf(field)).toBe(fill(ruleWords.optional, { label: 'Copy to' }));
  expect(['', 'asha@company', 'asha@company.com'].map((text) => mistakeIn(field, text))).toEqual([
    undefined,
    fieldErrors.email,
    undefined,
  ]);
});
