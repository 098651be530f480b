import { describe, expect, it } from 'vitest';
import { receiverWords } from '../../../shared/content/words/forms.ts';
import { FormServiceError, resolveFormService } from '../../../shared/forms/resolveFormService.ts';
import { settings, unset } from './formSettings.ts';

describe('by the settings', () => {
  it('the local inbox is used while no mailbox is set, and only its confirmation counts', () => {
    expect(resolveFormService(unset, 'enquiry')).toEqual({
      service: 'inbox',
      serviceName: receiverWords.localInbox,
      recipient: 'our sales team',
      endpoint: '/__inbox/enquiry',
      action: '/__inbox/enquiry',
      extraFields: {},
      honeypot: { name: '_honey', type: 'text' },
      success: 'confirmed',
    });
    expect(resolveFormService(unset, 'application', undefined, '/site/')).toMatchObject({
      endpoint: '/site/__inbox/application',
      action: '/site/__inbox/application',
      success: 'confirmed',
    });
  });

  it('FormSubmit takes enquiries in JSON, and applications where files are kept', () => {
    const forms = settings('formsubmit', 'hello@example.com');
    expect(resolveFormService(forms, 'enquiry')).toMatchObject({
      serviceName: 'FormSubmit',
      endpoint: 'https://formsubmit.co/ajax/hello@example.com',
      action: 'https://formsubmit.co/hello@example.com',
      extraFields: {},
    });
    expect(resolveFormService(forms, 'application')).toMatchObject({
      endpoint: 'https://formsubmit.co/hello@example.com',
      action: 'https://formsubmit.co/hello@example.com',
    });
  });

  it.each(['a#b@example.com', 'a?b@example.com', 'a/b@example.com', 'a%23b@example.com'])(
    'FormSubmit’s address holds the whole mailbox %s',
    (mailbox) => {
      const { endpoint, action } = resolveFormService(settings('formsubmit', mailbox), 'enquiry');
      for (const [address, folder] of [
        [endpoint, '/ajax/'],
        [action, '/'],
      ] as const) {
        const { pathname, search, hash } = new URL(address);
        expect([pathname.slice(0, folder.length), search, hash]).toEqual([folder, '', '']);
        const segment = pathname.slice(folder.length);
        expect(segment).toMatch(/^[^/]+@example\.com$/);
        expect(decodeURIComponent(segment)).toBe(mailbox);
      }
    },
  );

  it.each([
    ['basin', '1a2b3c4d5e6f', 'Basin', 'https://usebasin.com/f/1a2b3c4d5e6f'],
    ['formspree', 'abcdwxyz', 'Formspree', 'https://formspree.io/f/abcdwxyz'],
  ] as const)('%s is reached by the id of a form', (service, id, serviceName, address) => {
    const forms = settings(service, id);
    for (const kind of ['enquiry', 'application'] as const) {
      expect(resolveFormService(forms, kind)).toMatchObject({
        serviceName,
        endpoint: address,
        action: address,
        extraFields: {},
      });
    }
  });

  it('Web3Forms gets its key as a field', () => {
    const key = '00000000-0000-4000-8000-000000000000';
    expect(resolveFormService(settings('web3forms', key), 'application')).toMatchObject({
      serviceName: 'Web3Forms',
      endpoint: 'https://api.web3forms.com/submit',
      extraFields: { access_key: key },
    });
  });

  it('any other address is named by its host', () => {
    const address = 'https://forms.example.org/in?form=7';
    expect(resolveFormService(settings('custom', address), 'enquiry')).toMatchObject({
      service: 'custom',
      serviceName: 'forms.example.org',
      endpoint: address,
      action: address,
    });
  });

  it('a whole address in place of an id is understood', () => {
    expect(
      resolveFormService(settings('formspree', ' https://formspree.io/f/abcdwxyz '), 'enquiry').endpoint,
    ).toBe('https://formspree.io/f/abcdwxyz');
  });

  it.each([
    ['formsubmit', ''],
    ['formsubmit', 'hello@example'],
    ['basin', ''],
    ['formspree', 'two words'],
    ['web3forms', ''],
    ['custom', ''],
    ['custom', 'hello@example.com'],
  ] as const)('%s with the target %j is reported in one line', (service, target) => {
    const resolve = () => resolveFormService(settings(service, target), 'application');
    expect(resolve).toThrow(FormServiceError);
    expect(resolve).toThrow(/^shared\/content\/company\.ts › forms\.application\.target .+$/);
  });
});

describe('how success is judged', () => {
  it.each(['formsubmit', 'basin', 'formspree', 'web3forms', 'custom'] as const)('%s', (service) => {
    const target =
      { formsubmit: 'a@example.com', custom: 'https://example.org/form' }[service as string] ?? 'abcd1234';
    const confirms = service === 'formsubmit' || service === 'web3forms' ? 'confirmed' : 'accepted';
    expect(resolveFormService(settings(service, target), 'enquiry').success).toBe('completed');
    expect(resolveFormService(settings(service, target, 'confirmed'), 'enquiry').success).toBe(confirms);
    expect(resolveFormService(settings(service, target), 'application').success).toBe('accepted');
  });
});
