// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { clearHoneypot, isFilled as isHoneypotFilled } from '#shared/forms/honeypot.ts';
import { hiddenFields, jobField, payloadOf } from '#shared/forms/payload.ts';
import { receiverNote } from '#shared/forms/receiverNote.ts';
import { receiverWords } from '#shared/words/forms.ts';
import { applicantValues, enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';

it('an enquiry sends exactly its five fields, one flag, what the service needs, and the empty honeypot', () => {
  const target = targetWith('completed', { access_key: 'abcd-1234' });
  const values = { ...enquiryValues, website: 'filled by a robot' };
  expect([...payloadOf('enquiry', target, values)]).toEqual([
    ['firstName', 'Asha'],
    ['lastName', 'Verma'],
    ['email', 'asha@company.com'],
    ['contactNumber', '9876543210'],
    ['heardFrom', 'Other Plateform'],
    ['_captcha', 'false'],
    ['access_key', 'abcd-1234'],
    ['_honey', ''],
  ]);
  expect(hiddenFields('enquiry', target)).toEqual({ _captcha: 'false', access_key: 'abcd-1234' });
});

it('an application sends exactly its five fields, two flags and the empty honeypot', async () => {
  const resume = new File(['%PDF'], 'मेरा resume.pdf', { type: 'application/pdf' });
  const target = targetWith('accepted');
  const sent = { [jobField]: 'React Developer', ...applicantValues, resume };
  const entries = [...payloadOf('application', target, sent)];
  expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['Job Profile', 'React Developer'],
    ['name', 'आशा Verma'],
    ['email', 'asha@company.com'],
    ['phone', '9876543210'],
    ['resume', 'मेरा resume.pdf'],
    ['_captcha', 'false'],
    ['_template', 'table'],
    ['_honey', ''],
  ]);
  expect(await (entries[4]![1] as File).text()).toBe('%PDF');
  expect(hiddenFields('application', target)).toEqual({ _captcha: 'false', _template: 'table' });
});

it('a honeypot that is a checkbox is sent only when it is checked, which no person does', () => {
  const target = { ...targetWith('completed'), honeypot: { name: 'botcheck', type: 'checkbox' as const } };
  expect(payloadOf('enquiry', target, enquiryValues).has('botcheck')).toBe(false);
});

it.each([
  [{ type: 'text' }, false],
  [{ type: 'text', value: ' ' }, true],
  [{ type: 'checkbox', value: 'on' }, false],
  [{ type: 'checkbox', value: 'on', checked: true }, true],
])('a honeypot with %j is filled: %s; a checkbox keeps its value when it is cleared', (content, isFilled) => {
  const input = Object.assign(document.createElement('input'), content);
  expect(isHoneypotFilled(input)).toBe(isFilled);
  clearHoneypot(input);
  expect(isHoneypotFilled(input)).toBe(false);
  expect(input.value).toBe(content.type === 'checkbox' ? 'on' : '');
});

it.each([
  ['enquiry', 'custom', receiverWords.enquiry.service],
  ['application', 'custom', receiverWords.application.service],
  ['enquiry', 'inbox', receiverWords.enquiry.inbox],
] as const)('the note under the %s for %s says who receives it', (kind, service, words) => {
  const note = receiverNote(kind, { ...targetWith('completed'), service });
  expect(note).toBe(fill(words, { recipient: 'our team', service: 'forms.example.org' }));
});
