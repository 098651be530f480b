import { beforeEach, expect, test, vi } from 'vitest';
import { followHash } from '../../../pages/careers/start.ts';

const scroll = vi.fn<() => void>();
const notice = () => document.querySelector<HTMLElement>('[data-lost-hash]')!;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll.mockReset());
  document.body.innerHTML = `
    <h2 id="open-jobs">Jobs</h2>
    <p data-lost-hash="Closed" data-short-slugs="designer"></p>
    <ul><li id="node-developer"></li><li id="tester"></li><li id="past-job" hidden></li></ul>`;
});

const arriveAt = (hash: string) => {
  history.replaceState(null, '', `/careers/${hash}`);
  followHash();
};

test.each([
  '#cobol-developer',
  '#Designer',
  '#cobol-developer?utm_source=mail',
  '#Cobol%2DDeveloper.',
  '#past-job',
])('%s was a job, and is explained', (hash) => {
  arriveAt(hash);
  expect(notice()).toHaveTextContent('Closed');
  expect(scroll.mock.contexts).toEqual([notice()]);
  expect(location.hash).toBe(hash);
});

const foreign =
  ' #_=_ #utm_source=mail #utm-source=a-b #gsc.tab=0 #top #:~:text=a-b #open-jobs #access_token=a-b #!/a-b #%';

test.each([...foreign.split(' '), '#node-developer'])('%s is left alone', (hash) => {
  arriveAt(hash);
  expect(notice()).toBeEmptyDOMElement();
  expect(scroll).not.toHaveBeenCalled();
  expect(location.hash).toBe(hash);
});

test.each([
  ...['?utm_source=mail', '&utm_source=mail', '...', ')', '/', '%20', '%E2%80%8B', '-.', '%'].map((tail) => [
    `#node-developer${tail}`,
    '#node-developer',
  ]),
  ['#NODE%2Ddeveloper?x=1', '#node-developer'],
  ['#Tester?utm_source=mail', '#tester'],
])('%s is the address of the job %s', (hash, job) => {
  arriveAt(hash!);
  expect(location.hash).toBe(job);
  expect(notice()).toBeEmptyDOMElement();
});

test('it follows the address', () => {
  followHash();
  const follow = (hash: string) => {
    history.replaceState(null, '', `/careers/${hash}`);
    dispatchEvent(new Event('hashchange'));
  };
  follow('#cobol-developer');
  expect(notice()).toHaveTextContent('Closed');
  follow('#node-developer');
  expect(notice()).toBeEmptyDOMElement();
});

test('once the list has ended, it scrolls to what replaces the list', () => {
  document.body.innerHTML = `
    <div hidden><p data-lost-hash="Closed"></p><li id="node-developer"></li></div><p data-after="2026-12-15">None</p>`;
  arriveAt('#node-developer');
  expect(scroll.mock.contexts).toEqual([document.querySelector('[data-after]')]);
});

test('a link to a form that has ended leads to what is said instead', () => {
  document.body.innerHTML = '<form id="apply" hidden></form><p data-after="2026-12-15">Closed</p>';
  history.replaceState(null, '', '/careers/cloud-engineer/#apply');
  followHash();
  expect(scroll.mock.contexts).toEqual([document.querySelector('p')]);
});
