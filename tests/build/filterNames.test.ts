import { expect } from 'vitest';
import { readHtml, testPages } from '../support/builtPages.ts';

/**
 * Words in names and addresses that public filter lists (EasyList, Fanboy's) hide or block. `banner` alone is on none
 * of them: they name it beside another of these words.
 */
const listed =
  /(^|[-_/.])(ad|ads|adv|advert\w*|sponsor\w*|social\w*|shar(e|ing)\w*|follow\w*|cookie\w*|consent|promo\w*|popup|newsletter|facebook|twitter|linkedin|pinterest)(?=$|[-_/.])/i;

testPages('uses no name or asset that content filters hide or block', (page) => {
  const body = readHtml(page).replace(/^.*<body/s, '');
  // A company may name its jobs and technologies, which are list items, and its pictures as it likes.
  const attributes = body.matchAll(/\s(?:(data-[\w-]+)|(?<!<li [^>]*)id|class|src)="(?!\/images\/)([^"]*)"/g);
  const names = [...attributes].flatMap(([, name = '', value]) =>
    name ? (name === 'data-src' ? [name, value!] : name) : value!.split(' '),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => listed.test(name) && !/^https?:/.test(name))).toEqual([]);
});
