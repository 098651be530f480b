import { expect } from 'vitest';
import { readHtml, testPages } from '../support/builtPages.ts';

/**
 * Words in names and addresses that public filter lists (EasyList, Fanboy's) hide or block. `banner` alone is on none
 * of them: they name it beside another of these words.
 */
const listed =
  /(^|[-_/.])(ad|ads|adv|advert\w*|sponsor\w*|social\w*|shar(e|ing)\w*|follow\w*|cookie\w*|consent|promo\w*|popup|newsletter|facebook|twitter|linkedin|pinterest)(?=$|[-_/.])/i;

/** Words by which Readability drops an element, in Firefox's Reader View and elsewhere: versions 0.4 to 0.6. */
const judged =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|com-|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hidden|legends|masthead|media|menu|meta|outbrain|related|remark|replies|rss|scroll|shoutbox|shopping|sidebar|skyscraper|supplemental|tags|agegate|pagination|pager|widget|yom-remote|byline|author|dateline|writtenby/i;

testPages('names nothing in its content with a word by which readers drop it', (_page, document) => {
  const elements = document.querySelectorAll('main :is([class], [id]):not(main li[id])');
  const names = [...elements].flatMap(({ className, id }) => [...String(className).split(' '), id]);
  // Spans and fields are not judged.
  expect(new Set(names.filter((name) => judged.test(name) && name !== 'visually-hidden'))).toEqual(new Set());
});

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
