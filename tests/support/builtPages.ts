import { existsSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { test } from 'vitest';
import { readDeclared } from '../../build/pages/listPages.ts';
import { htmlFileOf, type Page } from '../../build/pages/Page.ts';
import * as site from '../../build/pages/site.ts';
import { dist, readHtml } from './pages.ts';

export { siteUrl } from './sites.ts';
export { dist, readHtml };

export const { pages } = readDeclared(site);

const parser = new new Window({ settings: { disableJavaScriptEvaluation: true } }).DOMParser();

const parse = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document;

const documents = new Map(pages.map((page) => [page, parse(readHtml(page))]));

export const readDocument = (page: Page) => documents.get(page)!;

/** Tests a rule on each page, in one test: its failure names every page that breaks the rule, and how. */
export function testPages(
  rule: string,
  check: (page: Page, document: Document) => void | Promise<void>,
): void {
  test(rule, async () => {
    const broken: string[] = [];
    for (const page of pages) {
      try {
        await check(page, readDocument(page));
      } catch (error) {
        broken.push(`${page.path}: ${(error as Error).message}`);
      }
    }
    if (broken.length > 0) throw new Error(`${broken.length} of ${pages.length} pages\n${broken.join('\n')}`);
  });
}

/** Whether the site serves a file or page at an address below its root, without a redirect. */
export function isServed(address: string): boolean {
  return existsSync(path.join(dist, htmlFileOf(decodeURIComponent(address))));
}
