import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedOrigins } from '../../../scripts/security/allowedOrigins.ts';
import { company } from '../../../shared/content/company.ts';

const { embedUrl } = company.map;

afterEach(() => {
  company.map.embedUrl = embedUrl;
  vi.unstubAllEnvs();
});

it('are those of the form services and of the map', () => {
  vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org:8443/in?form=7');
  vi.stubEnv('APPLICATION_FORM_URL', 'http://127.0.0.1:9000/form');
  company.map.embedUrl = 'https://münchen.example/karte';
  const forms = ['https://forms.example.org:8443', 'http://127.0.0.1:9000'];
  expect(allowedOrigins()).toEqual({
    connect: forms,
    formAction: forms,
    frame: ['https://xn--mnchen-3ya.example'],
  });
});

describe('hosts that a policy cannot name are refused with where they stand', () => {
  const hosts = ['a;b.com', 'a"b.com', "a'b.com", 'a,b.com', '*.com', '[2001:db8::1]'];

  it.each(hosts)('the map at %s', (host) => {
    company.map.embedUrl = `https://${host}/`;
    expect(allowedOrigins).toThrow(/^shared\/content\/company\.ts › map\.embedUrl names the host [^\n]+$/);
  });

  it.each(hosts)('a form at %s', (host) => {
    vi.stubEnv('APPLICATION_FORM_URL', `https://${host}/form`);
    expect(allowedOrigins).toThrow(/^APPLICATION_FORM_URL names the host [^\n]+$/);
  });

  it('a form of the settings', () => {
    const { enquiry } = company.forms;
    company.forms.enquiry = { ...enquiry, service: 'custom', target: 'https://a;b.com/form' };
    expect(allowedOrigins).toThrow(/^shared\/content\/company\.ts › forms\.enquiry\.target names the host /);
    company.forms.enquiry = enquiry;
  });
});
