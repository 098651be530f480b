import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSources, thirdParties } from '../../../scripts/pipeline/security/thirdParties.ts';
import { company } from '../../../shared/content/company.ts';

const { embedUrl } = company.map;

afterEach(() => {
  company.map.embedUrl = embedUrl;
  vi.unstubAllEnvs();
});

const form = (action: string) => `<form class="f" action="${action}" method="post"></form>`;
const frame = (src: string) => `<noscript><iframe class="m" src="${src}"></iframe></noscript>`;
const map = embedUrl.replaceAll('&', '&amp;');

describe('a page needs', () => {
  const sourcesOf = (html: string) => pageSources(html, thirdParties());
  const nothing = { 'connect-src': [], 'form-action': [], 'frame-src': [] };

  it('nothing when it has neither form nor map', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org/in');
    expect(sourcesOf('<p>About</p><img src="/a.png">')).toEqual(nothing);
  });

  it('the visit counter on every page, where there is one', () => {
    vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.org/count');
    expect(sourcesOf('<p>About</p>')).toEqual({
      ...nothing,
      'connect-src': ['https://stats.example.org/count'],
    });
  });

  it('its own form and not that of another page', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org:8443/in?form=7&amp=8');
    vi.stubEnv('APPLICATION_FORM_URL', 'http://127.0.0.1:9000/form');
    const enquiry = ['https://forms.example.org:8443/in'];
    const application = ['http://127.0.0.1:9000/form'];
    expect(sourcesOf(form('https://forms.example.org:8443/in?form=7&amp;amp=8'))).toEqual({
      ...nothing,
      'connect-src': enquiry,
      'form-action': enquiry,
    });
    expect(sourcesOf(`<noscript>${form('http://127.0.0.1:9000/form')}</noscript>`)).toEqual({
      ...nothing,
      'connect-src': application,
      'form-action': application,
    });
  });

  it('what two forms need at one service, each source once', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://formsubmit.co/hello@example.com');
    vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/hello@example.com');
    expect(sourcesOf(form('https://formsubmit.co/hello@example.com').repeat(2))).toEqual({
      ...nothing,
      'connect-src': [
        'https://formsubmit.co/ajax/hello@example.com',
        'https://formsubmit.co/hello@example.com',
      ],
      'form-action': ['https://formsubmit.co/hello@example.com'],
    });
  });

  it('the maps service where the map is', () => {
    expect(sourcesOf(frame(map))).toEqual({ ...nothing, 'frame-src': [new URL(embedUrl).origin] });
    company.map.embedUrl = 'https://münchen.example/karte';
    expect(sourcesOf(frame(company.map.embedUrl))['frame-src']).toEqual(['https://xn--mnchen-3ya.example']);
  });

  it.each([form('https://elsewhere.example/in'), frame('https://elsewhere.example/')])(
    'a setting for %s',
    (html) => {
      expect(() => sourcesOf(html)).toThrow('that no setting names: https://elsewhere.example/');
    },
  );
});

it.each<[string, string[], string[]]>([
  ['inbox', [], ["'self'"]],
  ['/api/enquiry', [], ["'self'"]],
  [
    'https://example.org:8443/form?id=7',
    ['https://example.org:8443/form'],
    ['https://example.org:8443/form'],
  ],
  [
    'https://example.org/a;b,c&d%3B',
    ['https://example.org/a%3Bb%2Cc%26d%3B'],
    ['https://example.org/a%3Bb%2Cc%26d%3B'],
  ],
  [
    'https://formsubmit.co/hello@example.com',
    ['https://formsubmit.co/ajax/hello@example.com'],
    ['https://formsubmit.co/hello@example.com'],
  ],
  [
    'https://api.web3forms.com/submit?access_key=abcd-1234',
    ['https://api.web3forms.com/submit'],
    ['https://api.web3forms.com/submit', 'https://web3forms.com'],
  ],
])('the policy for %s names the form and not all that its service serves', (address, connect, formAction) => {
  vi.stubEnv('ENQUIRY_FORM_URL', address);
  const [enquiry] = thirdParties();
  expect({ 'connect-src': [], ...enquiry!.sources }).toEqual({
    'connect-src': connect,
    'form-action': formAction,
  });
});

describe('hosts that a policy cannot name are refused with their location', () => {
  const hosts = ['a;b.com', 'a"b.com', "a'b.com", 'a,b.com', '*.com', '[2001:db8::1]'];

  it.each(hosts)('the map at %s', (host) => {
    company.map.embedUrl = `https://${host}/`;
    expect(thirdParties).toThrow(/^shared\/content\/company\.ts › map\.embedUrl names the host [^\n]+$/);
  });

  it.each(hosts)('a form at %s', (host) => {
    vi.stubEnv('APPLICATION_FORM_URL', `https://${host}/form`);
    expect(thirdParties).toThrow(/^APPLICATION_FORM_URL names the host [^\n]+$/);
  });

  it('a form of the settings', () => {
    const { enquiry } = company.forms;
    company.forms.enquiry = { ...enquiry, service: 'custom', target: 'https://a;b.com/form' };
    expect(thirdParties).toThrow(/^shared\/content\/company\.ts › forms\.enquiry\.target names the host /);
    company.forms.enquiry = enquiry;
  });
});
