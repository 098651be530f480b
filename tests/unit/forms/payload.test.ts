import { expect, it } from 'vitest';
import { applicationPayload, enquiryPayload, hiddenFields } from '../../../shared/forms/payload.ts';
import { applicantValues, enquiryValues, targetWith } from './target.ts';

it('an enquiry sends exactly its five fields, one flag and the empty honeypot', () => {
  expect([...enquiryPayload(enquiryValues, targetWith('completed'))]).toEqual([
    ['firstName', 'Asha'],
    ['lastName', 'Verma'],
    ['email', 'asha@company.com'],
    ['contactNumber', '9876543210'],
    ['heardFrom', 'Other Plateform'],
    ['_captcha', 'false'],
    ['_honey', ''],
  ]);
});

it('an application sends exactly its five fields, two flags and the empty honeypot', async () => {
  const resume = new File(['%PDF'], 'मेरा resume.pdf', { type: 'application/pdf' });
  const entries = [...applicationPayload('React Developer', applicantValues, resume, targetWith('accepted'))];
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
});

it('a service gets its additional fields, and no others of the form', () => {
  const target = targetWith('completed', { access_key: 'abcd-1234' });
  const values = { ...enquiryValues, website: 'filled by a robot' };
  const payload = enquiryPayload(values, target);
  expect(payload.get('access_key')).toBe('abcd-1234');
  expect(payload.has('website')).toBe(false);
  expect([...payload].length).toBe(8);
});

it('a native post has the same hidden fields', () => {
  expect(hiddenFields('enquiry', targetWith('completed'))).toEqual({ _captcha: 'false' });
  expect(hiddenFields('application', targetWith('accepted', { access_key: 'k' }))).toEqual({
    _captcha: 'false',
    _template: 'table',
    access_key: 'k',
  });
});

it('a honeypot that is a checkbox is sent only when it is checked, which no person does', () => {
  const target = { ...targetWith('completed'), honeypot: { name: 'botcheck', type: 'checkbox' as const } };
  expect(enquiryPayload(enquiryValues, target).has('botcheck')).toBe(false);
});
