// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import {
  clearHoneypot,
  hiddenFields,
  isFilled as isHoneypotFilled,
  payloadOf,
} from '#shared/forms/payload.ts';
import { receiverNote } from '#shared/forms/siteFormTarget.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { receiverWords } from '#shared/words/forms.ts';
import { applicationValues, enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';

it('an enquiry sends exactly its fields in order, one flag, what the service needs, and the empty honeypot', () => {
  const target = targetWith('completed', { access_key: 'abcd-1234' });
  const values = { _other: 'filled by a robot', ...enquiryValues };
  const hidden = { _captcha: 'false', access_key: 'abcd-1234' };
  expect([...payloadOf(enquiryForm, target, values)]).toEqual(
    Object.entries({ ...enquiryValues, ...hidden, _honey: '' }),
  );
  expect(hiddenFields(enquiryForm, target)).toEqual(hidden);
});

it('an application sends exactly its fields in order, two flags and the empty honeypot', async () => {
  const resume = new File(['%PDF'], 'मेरा resume.pdf', { type: 'application/pdf' });
  const target = targetWith('accepted');
  const hidden = { _captcha: 'false', _template: 'table' };
  const entries = [...payloadOf(applicationForm, target, { resume, ...applicationValues })];
  expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual(
    Object.entries({ ...applicationValues, resume: resume.name, ...hidden, _honey: '' }),
  );
  expect(await (entries.at(-4)![1] as File).text()).toBe('%PDF');
  expect(hiddenFields(applicationForm, target)).toEqual(hidden);
});

it('a honeypot that is a checkbox is sent only when it is checked, which no person does', () => {
  const target = { ...targetWith('completed'), honeypot: { name: 'botcheck', type: 'checkbox' as const } };
  expect(payloadOf(enquiryForm, target, enquiryValues).has('botcheck')).toBe(false);
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
  expect(note).toContain('our team');
});
