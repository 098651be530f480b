import path from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { rendererFile, templateFile } from '../../../../build/pages/Page.ts';
import { reachedStyles } from '../../../../build/styles/reachedStyles.ts';

const moduleOf = (file: string) => normalizePath(path.resolve(file));
const contact = { template: 'contact/ContactPage' };
const mainStyles = moduleOf('shared/styles/main.scss');

const imports = new Map<string, string[]>([
  [moduleOf(rendererFile), ['Footer.tsx', 'SiteHeader.tsx', mainStyles]],
  ['Footer.tsx', ['Icon.tsx', 'Footer.scss']],
  ['Icon.tsx', ['Icon.scss', 'Footer.tsx']],
  ['SiteHeader.tsx', ['Header.scss']],
  [moduleOf(templateFile(contact)), ['Card.tsx', 'Icon.tsx', 'EnquiryForm.tsx', 'ContactPage.css']],
  ['Card.tsx', ['Card.scss', 'card.svg']],
  ['Card.scss', ['_corners.scss']],
  ['EnquiryForm.tsx', ['Thanks.tsx']],
  ['Thanks.tsx', ['Thanks.scss?inline', 'Thanks.scss', 'Card.tsx']],
  ['HeroFilm.tsx', ['Film.scss']],
]);
const reached = await reachedStyles(contact, (module) => imports.get(module) ?? []);

test('every page has the styles that the renderer imports, the order of the layers first', () => {
  expect(reached.shell).toEqual([mainStyles, 'Icon.scss', 'Footer.scss', 'Header.scss']);
});

test('a template has the styles that it imports, each once, also of what its island shows later', () => {
  expect(reached.own).toEqual(['Card.scss', 'Thanks.scss', 'ContactPage.css']);
});
