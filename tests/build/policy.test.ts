import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { readHtml, testPages } from '../support/builtPages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isExecutable = (type: string | null) => !type || /javascript|module|speculationrules/.test(type);

/** The directives of a page's policy, by their names. */
function policyOf(document: Document): Map<string, string> {
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')!
    .getAttribute('content')!;
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part]));
}

testPages('the policy precedes everything that it governs', (page) => {
  const html = readHtml(page);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link)/));
});

testPages('the policy names the hash of every inline script and style', (_page, document) => {
  const directives = policyOf(document);
  const scripts = [...document.querySelectorAll('script:not([src])')].filter((script) =>
    isExecutable(script.getAttribute('type')),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(directives.get('script-src')).toContain(hashOf(script.textContent!));
  const styles = [...document.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(directives.get('style-src')).toContain(hashOf(style.textContent!));
});

testPages('the policy allows a form and a frame only on pages that have one', (page, document) => {
  const directives = policyOf(document);
  const content = readHtml(page).replace(/<head>.*<\/head>/s, '');
  const hasForm = /<form\b/.test(content);
  const hasMap = /<iframe\b/.test(content);
  expect(directives.get('form-action')).toBe(`form-action ${hasForm ? "'self'" : "'none'"}`);
  const { origin, pathname } = new URL(company.map.embedUrl);
  // The page asks the map's service whether it answers.
  expect(directives.get('connect-src')).toBe(`connect-src 'self'${hasMap ? ` ${origin}${pathname}` : ''}`);
  expect(directives.get('frame-src')).toBe(`frame-src ${hasMap ? origin : "'none'"}`);
  expect(hasMap).toBe(page.template === 'contact/ContactPage');
  expect(directives.has('upgrade-insecure-requests')).toBe(true);
});

testPages('the policy is not undermined by inline handlers', (page) => {
  expect(readHtml(page)).not.toMatch(/<[^>]+\son[a-z]+="/);
});
