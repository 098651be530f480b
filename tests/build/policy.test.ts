import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages, readDocument, readHtml } from '../support/builtPages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isExecutable = (type: string | null) => !type || /javascript|module|speculationrules/.test(type);

describe.each(pages.map((page) => [page.path, page] as const))('the policy of %s', (_path, page) => {
  const document = readDocument(page);
  const html = readHtml(page);
  const policy = document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')!
    .getAttribute('content')!;
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part]));

  test('stands before anything that it governs', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link)/));
  });

  test('allows no inline script or style but by hash', () => {
    expect(directives.get('script-src')).not.toMatch(/unsafe-/);
    expect(directives.get('style-src')).not.toMatch(/unsafe-/);
    expect(directives.get('default-src')).toBe("default-src 'self'");
  });

  test('names the hash of every inline script and style', () => {
    const scripts = [...document.querySelectorAll('script:not([src])')].filter((script) =>
      isExecutable(script.getAttribute('type')),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(directives.get('script-src')).toContain(hashOf(script.textContent!));
    const styles = [...document.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(directives.get('style-src')).toContain(hashOf(style.textContent!));
  });

  test('is not undermined by inline handlers', () => {
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  });
});
