import { expect, test, vi } from 'vitest';
import { followDays, followHash } from '../../../pages/careers/start.ts';

/** Which parts of a page the visitor sees at a moment. */
function shownAt(moment: string): string[] {
  vi.useFakeTimers({ now: Date.parse(moment) });
  followDays();
  return [...document.body.children]
    .filter((part) => !(part as HTMLElement).hidden)
    .map(({ tagName }) => tagName);
}

const jobPage = `
  <form id="apply" data-until="2026-12-15"><input></form>
  <p data-after="2026-12-15" data-html="<b>Closed</b> <i data-until='2026-12-14'>Others</i>" hidden></p>
  <p id="always">Always</p>`;

test('content with a last day is shown until the end of that day in India, and then its replacement, which is not in the text before', () => {
  document.body.innerHTML = jobPage;
  expect(shownAt('2026-12-15T23:59:59+05:30')).toEqual(['FORM', 'P']);
  expect(document.body).not.toHaveTextContent('Closed');
  expect(shownAt('2026-12-16T00:00:00+05:30')).toEqual(['P', 'P']);
  expect(document.querySelector('form')).not.toBeVisible();
  expect(document.querySelector('b')).toHaveTextContent('Closed');
  expect(document.querySelector('i'), 'its own days have passed too').not.toBeVisible();
});

test('a page that was left open changes when it is shown again, but not while the focus is in what has ended', () => {
  document.body.innerHTML = jobPage;
  shownAt('2026-12-15T12:00:00+05:30');
  document.querySelector('input')!.focus();
  vi.setSystemTime(Date.parse('2026-12-16T12:00:00+05:30'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.querySelector('form')).toBeVisible();
  expect(document.querySelector('p')).not.toBeVisible();
  document.querySelector('input')!.blur();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.querySelector('form')).not.toBeVisible();
});

const list = `
  <h2 id="open-jobs">Jobs</h2>
  <p data-lost-hash="Closed" data-short-slugs="designer"></p>
  <ul><li id="node-developer"></li><li id="tester"></li><li id="past-job" hidden></li></ul>`;

/** Opens a page at a hash. @returns the elements to which it scrolls */
function arriveAt(hash: string, html = list): unknown[] {
  document.body.innerHTML = html;
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  history.replaceState(null, '', `/careers/${hash}`);
  followHash();
  return scroll.mock.contexts;
}

const notice = () => document.querySelector<HTMLElement>('[data-lost-hash]')!;

const lost = '#cobol-developer #Designer #cobol-developer?utm_source=mail #Cobol%2DDeveloper. #past-job';
const foreign = '#_=_ #utm_source=mail #utm-source=a-b #gsc.tab=0 #top #:~:text=a-b #open-jobs #!/a-b #%';
const tails = ['', '?utm_source=mail', '&utm_source=mail', '...', '/', '%20', '%E2%80%8B', '-.', '%'];

test.each([
  ...lost.split(' ').map((hash) => [hash, hash, 'Closed']),
  ...['', ...foreign.split(' ')].map((hash) => [hash, hash, '']),
  ...tails.map((tail) => [`#node-developer${tail}`, '#node-developer', '']),
  ['#NODE%2Ddeveloper?x=1', '#node-developer', ''],
  ['#Tester?utm_source=mail', '#tester', ''],
])('"%s" becomes "%s", and is explained only if it was a job: "%s"', (hash, shown, text) => {
  expect(arriveAt(hash!)).toEqual(text ? [notice()] : []);
  expect(notice().textContent).toBe(text);
  expect(location.hash).toBe(shown);
});

test('a page follows its address', () => {
  arriveAt('');
  for (const [hash, text] of [
    ['#cobol-developer', 'Closed'],
    ['#node-developer', ''],
  ] as const) {
    history.replaceState(null, '', `/careers/${hash}`);
    dispatchEvent(new Event('hashchange'));
    expect(notice().textContent).toBe(text);
  }
});

test.each([
  [
    '#node-developer',
    '<div hidden><p data-lost-hash="Closed"></p><li id="node-developer"></li></div><p data-after="2026-12-15">None</p>',
  ],
  ['#apply', '<form id="apply" hidden></form><p data-after="2026-12-15">Closed</p>'],
])('a link to %s, which has ended, leads to what is said instead', (hash, html) => {
  expect(arriveAt(hash, html)).toEqual([document.querySelector('[data-after]')]);
});
