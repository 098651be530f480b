import path from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import {
  ownIslandFiles,
  rendererFile,
  shellIslandFiles,
  templateFile,
} from '../../../../scripts/pipeline/pages/pageModules.ts';
import { reachedStyles } from '../../../../scripts/pipeline/styles/reachedStyles.ts';

const moduleOf = (file: string) => normalizePath(path.resolve(file));
const contact = { template: 'contact/ContactPage' };
const mainStyles = moduleOf('shared/styles/main.scss');

const imports = new Map<string, string[]>([
  [moduleOf(rendererFile), [mainStyles, 'Footer.tsx']],
  ['Footer.tsx', ['Icon.tsx', 'Footer.scss']],
  ['Icon.tsx', ['Icon.scss', 'Footer.tsx']],
  [moduleOf(shellIslandFiles()[0]!), ['Header.scss']],
  [moduleOf(templateFile(contact)), ['Card.tsx', 'Icon.tsx', 'ContactPage.css']],
  ['Card.tsx', ['Card.scss', 'card.svg']],
  ['Card.scss', ['_corners.scss']],
  [moduleOf(ownIslandFiles(contact)[0]!), ['Thanks.tsx']],
  ['Thanks.tsx', ['Thanks.scss?inline', 'Thanks.scss', 'Card.tsx']],
  [moduleOf(ownIslandFiles({ template: 'home/HomePage' })[0]!), ['Film.scss']],
]);
const reached = await reachedStyles(contact, (module) => imports.get(module) ?? []);

test('every page has the styles of the renderer and the shell’s islands, the order of the layers first', () => {
  expect(reached.shell).toEqual([mainStyles, 'Icon.scss', 'Footer.scss', 'Header.scss']);
});

test('a template has the styles that it and its islands import, each once, also what an island shows later', () => {
  expect(reached.own).toEqual(['Card.scss', 'ContactPage.css', 'Thanks.scss']);
});
