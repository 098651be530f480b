import { expect } from 'vitest';
import { company } from '#shared/model/content.ts';
import { readHtml, testPages } from '../support/builtPages.ts';

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

testPages('the policy allows a form and a frame only on pages that have one', (page, document) => {
  const directives = policyOf(document);
  const content = readHtml(page).replace(/<head>.*<\/head>/s, '');
  const hasForm = /<form\b/.test(content);
  const hasMap = /<iframe\b/.test(content);
  expect(directives.get('form-action')).toBe(`form-action ${hasForm ? "'self'" : "'none'"}`);
  const { origin, pathname } = new URL(company.map.embedUrl);
  // The page asks the map's service whether it answers.
  const allows = (directive: string, source: string) =>
    directives.get(directive)!.split(' ').includes(source);
  expect(allows('connect-src', origin + pathname)).toBe(hasMap);
  expect(allows('frame-src', origin)).toBe(hasMap);
  expect(hasMap).toBe(page.template === 'contact/ContactPage');
  expect(directives.has('upgrade-insecure-requests')).toBe(true);
});
