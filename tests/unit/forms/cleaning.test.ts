import { expect, it } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { cleanFileName, cleanText } from '#shared/forms/cleanText.ts';
import { cleanEmail, isEmail } from '#shared/forms/email.ts';
import { labelOf, mistakeIn } from '#shared/forms/fieldRules.ts';
import { fieldErrors, ruleWords } from '#shared/words/forms.ts';

it.each([
  // White space of every kind.
  ['  Asha  Verma ', 'Asha Verma'],
  ['Asha\u2028Verma\u0000\u0085', 'Asha Verma'],
  // Format characters.
  ['\u200bAs\u00adha\ufeff', 'Asha'],
  ['As\u034fha\u{e0041}', 'Asha'],
  ['Asha\ud800\ufffc', 'Asha'],
  // Fillers, alone or for a space.
  ['\u115f\u1160\uffa0\u2800\u180e', ''],
  // One form of each letter.
  ['Ze\u200b\u0301lie', 'Z\u00e9lie'],
  // What belongs to a name stays.
  ["O'Néill-łę Jr.", "O'Néill-łę Jr."],
  ['मुन्\u200dना', 'मुन्\u200dना'],
  ['ശ്രീജന്\u200d', 'ശ്രീജന്\u200d'],
  ['حسین\u200cزاده\u200c', 'حسین\u200cزاده'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
])('cleans %j to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['resume\u202efdp.exe', 'resumefdp.exe'],
  ['resume.pdf. .\u00a0', 'resume.pdf'],
  ['resume.pdf\ufe0f', 'resume.pdf'],
  ['..', '..'],
])('cleans the name of a file, %j, to %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

const address = 'asha@company.com';

it.each([
  ['\u200bas\u00adha@\u2060company.com', address],
  ['asha＠company．com', address],
  ['asha@company.com <asha@company.com>', address],
  ['"Verma, Asha" <mailto:asha@company.com>;', address],
  ['asha@company.com.', address],
  ['Asha@Company.COM', 'Asha@Company.COM'],
  ['o’brien@x-y.example', "o'brien@x-y.example"],
  ['name@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g', 'name@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['संपर्क@उदाहरण.भारत', 'संपर्क@उदाहरण.भारत'],
  ['name@company', undefined],
  ['name@10.0.0.1', undefined],
  ['name@-company.com', undefined],
  ['write to name@company.com', undefined],
  ['Asha <asha@company.com>, Ravi <ravi@company.com>', undefined],
])('takes out of %j the address %s', (text, address) => {
  const found = cleanEmail(text);
  expect(isEmail(found) ? found : undefined).toBe(address);
});

it('handles long input at once', () => {
  const start = process.cpuUsage();
  for (const text of [`a@${'a-'.repeat(20_000)}.`, `a@${'a.'.repeat(20_000)}`, `<${' '.repeat(20_000)}@`])
    isEmail(cleanEmail(text));
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

it('lets a field without an error for none be optional, says so, and checks it if it is filled in', () => {
  const field = { label: 'Copy to', type: 'email' } as const;
  expect(labelOf(field)).toBe(fill(ruleWords.optional, { label: 'Copy to' }));
  expect(['', 'asha@company', 'asha@company.com'].map((text) => mistakeIn(field, text))).toEqual([
    undefined,
    fieldErrors.email,
    undefined,
  ]);
});
