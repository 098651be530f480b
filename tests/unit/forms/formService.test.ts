import { expect, it } from 'vitest';
import { UserError } from '#shared/core/UserError.ts';
import type { FormKind } from '#shared/forms/forms.ts';
import { siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import type { Company } from '#shared/model/schema/files.ts';
import { receiverWords } from '#shared/words/forms.ts';

type Service = Company['forms']['application']['service'];

function settings(service: Service, target: string, success: 'completed' | 'confirmed' = 'completed') {
  const form = { service, target, recipient: 'our sales team' };
  return { enquiry: { ...form, success }, application: form, maxResumeMegabytes: 5 };
}

const unset = settings('inbox', '');
const targetOf = (forms: Company['forms'], kind: FormKind, override?: string, base?: string) =>
  siteFormTarget(kind, { forms }, override, base);
const overridden = (address: string) => targetOf(unset, 'enquiry', address);

it('by the settings the local inbox is used while no mailbox is set, and only its confirmation counts', () => {
  const target = targetOf(unset, 'application', undefined, '/site/');
  expect(target).toEqual({
    service: 'inbox',
    serviceName: '',
    recipient: 'our sales team',
    endpoint: '/site/__inbox/application',
    action: '/site/__inbox/application',
    extraFields: {},
    honeypot: { name: '_honey', type: 'text' },
    success: 'confirmed',
  });
  expect(JSON.parse(JSON.stringify(target))).toEqual(target);
});

it('by the settings FormSubmit takes enquiries in JSON, and applications where files are kept', () => {
  const forms = settings('formsubmit', 'hello@example.com');
  const action = 'https://formsubmit.co/hello@example.com';
  expect(targetOf(forms, 'enquiry')).toMatchObject({
    endpoint: 'https://formsubmit.co/ajax/hello@example.com',
    action,
  });
  expect(targetOf(forms, 'application')).toMatchObject({ endpoint: action, action });
});

it.each([
  ['formspree', ' https://formspree.io/f/abcdwxyz ', 'Formspree', 'https://formspree.io/f/abcdwxyz', {}],
  ['web3forms', '0000-4000', 'Web3Forms', 'https://api.web3forms.com/submit', { access_key: '0000-4000' }],
  ['custom', 'https://example.org/in?form=7', 'example.org', 'https://example.org/in?form=7', {}],
] as const)('%s with "%s" is %s at %s', (service, target, serviceName, address, extraFields) => {
  const forms = settings(service, target);
  for (const kind of ['enquiry', 'application'] as const) {
    const expected = { serviceName, endpoint: address, action: address, extraFields };
    expect(targetOf(forms, kind)).toMatchObject(expected);
  }
});

it.each([
  ['formsubmit', 'hello@example'],
  ['formspree', 'two words'],
  ['custom', 'hello@example.com'],
] as const)('%s with the target %j is reported in one line', (service, target) => {
  const resolve = () => targetOf(settings(service, target), 'application');
  expect(resolve).toThrow(UserError);
  expect(resolve).toThrow(/^shared\/content\/company\.yaml › forms\.application\.target .+$/);
});

it.each([
  ['formsubmit', 'a@example.com', 'confirmed'],
  ['basin', 'abcd1234', 'accepted'],
  ['custom', '/api/form', 'accepted'],
] as const)('%s with "%s" has sent only what it has %s, if asked', (service, target, confirmed) => {
  expect(targetOf(settings(service, target), 'enquiry').success).toBe('completed');
  expect(targetOf(settings(service, target, 'confirmed'), 'enquiry').success).toBe(confirmed);
  expect(targetOf(settings(service, target), 'application').success).toBe('accepted');
});

it.each([
  ['https://formsubmit.co/ajax/hi%40example.com/', 'https://formsubmit.co/ajax/hi@example.com', '_honey'],
  ['https://formsubmit.co/a%2Bb%23c@d.com', 'https://formsubmit.co/ajax/a%2Bb%23c@d.com', '_honey'],
  ['https://www.formspree.io/f/abcdwxyz', 'https://formspree.io/f/abcdwxyz', '_gotcha'],
  ['https://api.web3forms.com/submit?access_key=abcd', 'https://api.web3forms.com/submit', 'botcheck'],
  ['http://127.0.0.1:9000/form', 'http://127.0.0.1:9000/form', '_honey'],
  ['inbox', '/__inbox/enquiry', '_honey'],
  ['/api/form.php?to=sales', '/api/form.php?to=sales', '_honey'],
])('%s is reached at %s, with the field %s for robots', (address, endpoint, honeypot) => {
  expect(overridden(address)).toMatchObject({
    endpoint,
    recipient: 'our sales team',
    honeypot: { name: honeypot, type: honeypot === 'botcheck' ? 'checkbox' : 'text' },
  });
});

it('by the environment an address wins over the settings, and a path is not put below the base path', () => {
  const resolve = (address: string) =>
    targetOf(settings('formsubmit', 'a@example.com'), 'application', address, '/site/');
  expect(resolve('inbox').success).toBe('confirmed');
  expect(resolve('/api/apply')).toMatchObject({
    serviceName: receiverWords.ownServer,
    endpoint: '/api/apply',
  });
});

it.each([
  '',
  '//example.org/form',
  '/\\example.org/form',
  'http://example.org/form',
  'javascript:alert(1)',
  'https://user:secret@example.org/form',
  'https://formspree.io/abcdwxyz',
  'https://api.web3forms.com/submit',
])('%j is reported in one line that names the variable', (address) => {
  expect(() => overridden(address)).toThrow(UserError);
  expect(() => overridden(address)).toThrow(/^ENQUIRY_FORM_URL .+$/);
  expect(() => targetOf(unset, 'application', address)).toThrow(/^APPLICATION_FORM_URL .+$/);
});
