import { describe, expect, it } from 'vitest';
import { receiverWords } from '../../../shared/content/words/forms.ts';
import { FormServiceError, resolveFormService } from '../../../shared/forms/resolveFormService.ts';
import { settings, unset } from './formSettings.ts';

const overridden = (address: string) => resolveFormService(unset, 'enquiry', address);

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
])('%s has its honeypot for robots under the name %s', (address, name, type) => {
  expect(overridden(address).honeypot).toEqual({ name, type });
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
