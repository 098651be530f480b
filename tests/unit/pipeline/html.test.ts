import path from 'node:path';
import { expect, test } from 'vitest';
import { compileInline } from '../../../build/html/compileStart.ts';
import { splitSprite } from '../../../build/html/splitSprite.ts';
import { ownIslandFiles } from '../../../build/pages/Page.ts';
import { examplePage } from '../../support/examples/examplePage.ts';
import { tempFolder } from '../../support/tempFolder.ts';

test('the inline script is compiled for the oldest browsers, too', async () => {
  // Safari reads static blocks from 16.4 on.
  const code = 'document.title = class { static title = 1; static { this.title = 2; } }.title;';
  const script = await compileInline(path.join(tempFolder({ 'start.ts': code }), 'start.ts'));
  expect(script).toContain('document.title');
  expect(script).not.toContain('static{');
});

const island = path.basename(ownIslandFiles({ template: 'home/HomePage' })[0]!, '.tsx');

test.each([
  ['home/HomePage', `<div data-island="${island}">`, false],
  ['home/LaterPage', `<div data-html="&lt;div data-island=&quot;${island}&quot;">`, false],
  ['home/PlainPage', '<div data-island="SiteHeader">', true],
  ['about/AboutPage', `<div data-island="${island}">`, true],
])('the template %s with %s has a sprite of its own: %s', async (template, shown, hasOwn) => {
  const dist = tempFolder({ 'assets/icons-a.svg': '<symbol id="mail"></symbol>' });
  const page = examplePage({ template });
  const html = `<use href="/assets/icons-a.svg#mail"/>${shown}`;
  const withSprite = await splitSprite(new Map([[page, Buffer.from(html)]]), { dist, base: '/' });
  expect(withSprite(page, html) !== html).toBe(hasOwn);
});
