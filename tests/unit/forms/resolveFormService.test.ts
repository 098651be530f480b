import { describe, expect, it } from 'vitest';
import type { Company } from '../../../shared/content/schema.ts';
import { receiverWords } from '../../../shared/content/words/forms.ts';
import { FormServiceError, resolveFormService } from '../../../shared/forms/resolveFormService.ts';

type Service = Company['forms']['application']['service'];

function settings(service: Service, target: string, success: 'completed' | 'confirmed' = 'completed') {
  const form = { service, target, recipient: 'our sales team' };
  return { enquiry: { ...form, success }, application: form, maxResumeMegabytes: 5 };
}

const unset = settings('inbox', '');
const overridden = (address: string) => resolveFormService(unset, 'enquiry', address);

describe('by the settings', () => {
  it('the local inbox is used while no mailbox is set, and only its confirmation counts', () => {
    expect(resolveFormService(unset, 'enquiry')).toEqual({
      service: 'inbox',
      serviceName: receiverWords.localInbox,
      recipient: 'our sales team',
      endpoint: '/__inbox/enquiry',
      action: '/__inbox/enquiry',
      extraFields: {},
      trap: { name: '_honey', type: 'text' },
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

describe('by the environment', () => {
  it.each([
    ['https://formsubmit.co/hello@example.com', 'formsubmit', 'https://formsubmit.co/ajax/hello@example.com'],
    [
      'https://formsubmit.co/ajax/hello%40example.com/',
      'formsubmit',
      'https://formsubmit.co/ajax/hello@example.com',
    ],
    ['https://formsubmit.co/el/abcdef', 'formsubmit', 'https://formsubmit.co/ajax/el/abcdef'],
    ['https://www.formspree.io/f/abcdwxyz', 'formspree', 'https://formspree.io/f/abcdwxyz'],
    ['https://usebasin.com/f/1a2b3c4d', 'basin', 'https://usebasin.com/f/1a2b3c4d'],
    [
      'https://api.web3forms.com/submit?access_key=abcd-1234',
      'web3forms',
      'https://api.web3forms.com/submit',
    ],
    ['https://example.org/form', 'custom', 'https://example.org/form'],
    ['http://127.0.0.1:9000/form', 'custom', 'http://127.0.0.1:9000/form'],
    ['http://localhost:9000/form', 'custom', 'http://localhost:9000/form'],
    [
      'https://formsubmit.co/hello%2Bforms%23b@example.com',
      'formsubmit',
      'https://formsubmit.co/ajax/hello%2Bforms%23b@example.com',
    ],
    ['inbox', 'inbox', '/__inbox/enquiry'],
  ])('%s is %s', (address, service, endpoint) => {
    expect(overridden(address)).toMatchObject({ service, endpoint, recipient: 'our sales team' });
  });

  it('an address wins over the settings', () => {
    const forms = settings('formsubmit', 'hello@example.com');
    expect(resolveFormService(forms, 'application', 'https://usebasin.com/f/1a2b3c4d').serviceName).toBe(
      'Basin',
    );
    expect(resolveFormService(forms, 'application', 'inbox').success).toBe('confirmed');
  });

  it.each([
    '',
    ' ',
    'hello@example.com',
    'formsubmit.co/hello@example.com',
    '//example.org/form',
    '/\\example.org/form',
    '/api/../form',
    '/api/a form',
    '/api/form#top',
    'api/form',
    'https://',
    'ftp://example.org/form',
    'http://example.org/form',
    'http://formsubmit.co/hello@example.com',
    'http://localhost.example.org/form',
    'http://[::1]:9000/form',
    'javascript:alert(1)',
    'https://user:secret@example.org/form',
    'https://formsubmit.co/',
    'https://formsubmit.co/ajax/',
    'https://formsubmit.co/%E0%A4%A',
    'https://formspree.io/abcdwxyz',
    'https://api.web3forms.com/submit',
  ])('%j is reported in one line that names the variable', (address) => {
    expect(() => overridden(address)).toThrow(FormServiceError);
    expect(() => overridden(address)).toThrow(/^ENQUIRY_FORM_URL .+$/);
    expect(() => resolveFormService(unset, 'application', address)).toThrow(/^APPLICATION_FORM_URL .+$/);
  });
});

it('an address without https, which browsers block on an https site, is reported with a valid one', () => {
  expect(() => overridden('http://example.org/form')).toThrow(
    'ENQUIRY_FORM_URL is "http://example.org/form": it must be the full address of a form and begin with https://, such as "https://formsubmit.co/hello@example.com", or a path on the site\'s own server, such as "/api/enquiry"',
  );
});

it('a target is plain data', () => {
  const target = overridden('https://api.web3forms.com/submit?access_key=abcd-1234');
  expect(JSON.parse(JSON.stringify(target))).toEqual(target);
});

it.each([
  ['inbox', '_honey', 'text'],
  ['/api/enquiry', '_honey', 'text'],
  ['https://example.org/form', '_honey', 'text'],
  ['https://formsubmit.co/hello@example.com', '_honey', 'text'],
  ['https://usebasin.com/f/1a2b3c4d', '_gotcha', 'text'],
  ['https://formspree.io/f/abcdwxyz', '_gotcha', 'text'],
  ['https://api.web3forms.com/submit?access_key=abcd-1234', 'botcheck', 'checkbox'],
])('%s has its trap for robots under the name %s', (address, name, type) => {
  expect(overridden(address).trap).toEqual({ name, type });
});

describe('a path on the host that serves the site', () => {
  it.each(['/api/enquiry', '/api/form.php?to=sales', '/'])('%s is sent to as it is', (path) => {
    expect(overridden(path)).toMatchObject({
      service: 'custom',
      serviceName: receiverWords.ownServer,
      endpoint: path,
      action: path,
      success: 'completed',
    });
    expect(resolveFormService(settings('custom', path, 'confirmed'), 'enquiry')).toMatchObject({
      endpoint: path,
      success: 'accepted',
    });
  });

  it("is not put below the base path: the handler is the host's and not the site's", () => {
    expect(resolveFormService(unset, 'application', '/api/apply', '/site/').endpoint).toBe('/api/apply');
  });
});
