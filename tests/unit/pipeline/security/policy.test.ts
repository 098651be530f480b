import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toScriptJson } from '#shared/core/escapeHtml.ts';
import { company } from '#shared/model/content.ts';
import { contentSecurityPolicy } from '../../../../build/security/contentSecurityPolicy.ts';
import { pageSources, thirdParties } from '../../../../build/security/thirdParties.ts';

const { embedUrl } = company.map;

afterEach(() => {
  company.map.embedUrl = embedUrl;
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  [['https://forms.example/in'], 'https://forms.example/in', true],
  [[], "'none'", false],
])('a policy allows the site and %j, and nothing else', (sources, allowed, isSecure) => {
  const policy = contentSecurityPolicy(
    { scripts: ['go()', '{}'], styles: ['a {}'] },
    { 'connect-src': sources, 'form-action': sources, 'frame-src': sources },
    isSecure,
  );
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashOf('go()')} ${hashOf('{}')}`,
    `style-src 'self' ${hashOf('a {}')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...sources].join(' '),
    `frame-src ${allowed}`,
    `form-action ${allowed}`,
    "object-src 'none'",
    "base-uri 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ]);
});

const form = '<form class="f" method="post"></form>';
/** HTML that a page holds back until a day. */
const later = renderToStaticMarkup(createElement('div', { 'data-html': form, hidden: true }));
const island = (endpoint: string) =>
  `<script type="application/json">${toScriptJson({ target: { endpoint, action: 'other' } })}</script>`;

describe('a page needs', () => {
  const sourcesOf = (...html: string[]) => pageSources(html.join(''), thirdParties(company));
  const nothing = { 'connect-src': [], 'form-action': [], 'frame-src': [] };

  it('its own form and not that of another page', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org:8443/in?form=7&amp=</b>');
    vi.stubEnv('APPLICATION_FORM_URL', 'http://127.0.0.1:9000/form');
    const enquiry = ['https://forms.example.org:8443/in'];
    const application = ['http://127.0.0.1:9000/form'];
    expect(sourcesOf('<p>About</p><img src="/a.png">')).toEqual(nothing);
    expect(sourcesOf(form, island('https://forms.example.org:8443/in?form=7&amp=%3C/b%3E'))).toEqual({
      ...nothing,
      'connect-src': [...enquiry],
      'form-action': ["'self'", ...enquiry],
    });
    expect(sourcesOf(form, island('http://127.0.0.1:9000/form'))).toEqual({
      ...nothing,
      'connect-src': [...application],
      'form-action': ["'self'", ...application],
    });
  });

  it('the maps service where the map is', () => {
    company.map.embedUrl = 'https://münchen.example/karte?a&b';
    const sources = sourcesOf('<noscript><iframe class="m" src="map"></iframe></noscript>');
    const service = 'https://xn--mnchen-3ya.example';
    expect(sources).toEqual({
      ...nothing,
      'connect-src': [`${service}/karte`],
      'frame-src': [service],
    });
  });

  it('the service to which a dialog sends a form that is not in the HTML, or that appears later', () => {
    vi.stubEnv('APPLICATION_FORM_URL', 'https://forms.example.org/in');
    const dialog = island('https://forms.example.org/in');
    expect(sourcesOf(dialog)).toEqual({
      ...nothing,
      'connect-src': ['https://forms.example.org/in'],
    });
    expect(sourcesOf(dialog, later)).toEqual(sourcesOf(dialog, form));
  });
});

it.each<[string, string[], string[]]>([
  ['/api/enquiry', [], ["'self'"]],
  [
    'https://example.org/a;b,c&d%3B?id=7',
    ['https://example.org/a%3Bb%2Cc%26d%3B'],
    ["'self'", 'https://example.org/a%3Bb%2Cc%26d%3B'],
  ],
  [
    'https://api.web3forms.com/submit?access_key=abcd-1234',
    ['https://api.web3forms.com/submit'],
    ["'self'", 'https://api.web3forms.com/submit', 'https://web3forms.com'],
  ],
])('the policy for %s names the form and not all that its service serves', (address, connect, action) => {
  vi.stubEnv('ENQUIRY_FORM_URL', address);
  const { sources } = thirdParties(company)[0]!;
  expect([sources['connect-src'] ?? [], sources['form-action']]).toEqual([connect, action]);
});
