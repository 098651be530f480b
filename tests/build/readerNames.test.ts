import { expect } from 'vitest';
import { testPages } from '../support/builtPages.ts';

/** Words by which Readability drops an element, in Firefox's Reader View and elsewhere: versions 0.4 to 0.6. */
const judged =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|com-|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hidden|legends|masthead|media|menu|meta|outbrain|related|remark|replies|rss|scroll|shoutbox|shopping|sidebar|skyscraper|supplemental|tags|agegate|pagination|pager|widget|yom-remote|byline|author|dateline|writtenby/i;

testPages('names nothing in its content with a word by which readers drop it', (_page, document) => {
  const elements = document.querySelectorAll('main :is([class], [id]):not(main li[id])');
  const names = [...elements].flatMap(({ className, id }) => [...String(className).split(' '), id]);
  // Spans and fields are not judged.
  expect(new Set(names.filter((name) => judged.test(name) && name !== 'visually-hidden'))).toEqual(new Set());
});
