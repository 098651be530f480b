import { expect } from 'vitest';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { careers, company, jobs, technologies, testimonials } from '#shared/model/content.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fieldErrors, submitWords } from '#shared/words/forms.ts';
import type { Page } from '../../build/pages/Page.ts';
import { readHtml, testPages } from '../support/builtPages.ts';

/** What stands in a line, so that nothing but a space divides it from its neighbour where no styles are read. */
const inLine = 'a, abbr, b, button, em, label, small, span, strong, time';

const isInLine = (node: Node | null): node is Element =>
  node?.nodeType === 1 && (node as Element).matches(`${inLine}, svg, img, picture`);

/** The next text beside an element in its line; empty when something else comes first, or nothing. */
function textAfter(element: Element): string {
  let next = element.nextSibling;
  while (isInLine(next) && next.textContent === '') next = next.nextSibling;
  return isInLine(next) ? next.textContent! : '';
}

/** Ends and beginnings of neighbours that run into one word, such as "…0000|hello@…". */
function gluedTexts(document: Document): string[] {
  return [...document.body.querySelectorAll(inLine)]
    .map((element) => [element.textContent!, textAfter(element)] as const)
    .filter(([text, next]) => /\S$/.test(text) && /^[^\s,]/.test(next))
    .map(([text, next]) => `${text.slice(-20)}|${next.slice(0, 20)}`);
}

testPages('can be read without styles: no two texts run into one word', (_page, document) => {
  expect(gluedTexts(document)).toEqual([]);
});

testPages('has a lasting space or a comma before hidden text', (_page, document) => {
  const added = [...document.querySelectorAll('span.visually-hidden')]
    .filter(({ previousSibling }) => /\S$/.test(previousSibling?.textContent ?? ''))
    .map(({ textContent }) => textContent!);
  expect(added.filter((text) => /^[^\u00a0,]/.test(text))).toEqual([]);
});

testPages('has no empty status, and no heading that only names its list', (_page, document) => {
  const found = document.querySelector('[role=status], .marquee__list[aria-labelledby]');
  expect(found?.outerHTML).toBeUndefined();
});

/** Texts that a state of the page shows, of which none is true when the site is built. */
const { sent, failed } = applicationForm;
const { linkCopied, linkRefused, lost, textMissing, readOnPage } = jobWords;
const { sending, cleared, honeypotFilled, sendAnyway } = submitWords;
const states = [
  ...Object.values(fieldErrors),
  ...[sent, failed, linkCopied, linkRefused, lost, textMissing, readOnPage],
  ...[enquiryForm.sent, sending, cleared, honeypotFilled, sendAnyway],
];

/** Texts of the careers pages that are not true on one of them. */
function untrueOn({ props }: Page): string[] {
  const { jobs, job, application } = props as { jobs?: unknown[]; job?: object; application?: object };
  const isClosed = job !== undefined && application === undefined;
  return [
    ...(isClosed ? [] : Object.values(jobPageWords.closed)),
    ...(jobs?.length === 0 ? [] : Object.values(careers.noJobs)),
  ];
}

testPages('tells those who read its text nothing that only a state of it shows, hidden or not', (page) => {
  const said = readHtml(page)
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim());
  const untrue = [...states, ...untrueOn(page)].map(escapeHtml);
  expect(said.filter((text) => untrue.includes(text))).toEqual([]);
});

const { name, legal, email } = company;
/** Skills stand in a resume as they stand here. A single one may be part of any sentence. */
const skills = jobs.filter(({ mainSkills }) => mainSkills.length > 1);
const inTexts = [
  ...skills.map(({ mainSkills }) => mainSkills.join(', ')),
  name,
  legal.name,
  legal.grievanceOfficer.name,
  email,
  legal.grievanceOfficer.email,
];
const alone = [...technologies.flatMap((group) => group.technologies), ...testimonials].map(
  ({ name }) => name,
);

const showText = 4;

testPages('proper names are kept from translators', (_page, document) => {
  const walker = document.createTreeWalker(document.body, showText);
  const open: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent!.trim();
    const isName = alone.includes(text) || inTexts.some((one) => text.includes(one));
    if (isName && !parentElement!.closest('[translate=no], script, noscript')) open.push(text.slice(0, 80));
  }
  expect(open).toEqual([]);
});

/** Words by which Readability drops an element, in Firefox's Reader View and elsewhere: versions 0.4 to 0.6. */
const judged =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|com-|community|contact|cover-wrap|disqus|extra|footer|gdpr|header|hidden|legends|masthead|media|menu|meta|outbrain|related|remark|replies|rss|scroll|shoutbox|shopping|sidebar|skyscraper|supplemental|tags|agegate|pagination|pager|widget|yom-remote|byline|author|dateline|writtenby/i;

testPages('names nothing in its content with a word by which readers drop it', (_page, document) => {
  const elements = document.querySelectorAll('main :is([class], [id]):not(main li[id])');
  const names = [...elements].flatMap(({ className, id }) => [...String(className).split(' '), id]);
  // Spans and fields are not judged.
  expect(new Set(names.filter((name) => judged.test(name) && name !== 'visually-hidden'))).toEqual(new Set());
});
