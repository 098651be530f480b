import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainLostHash } from '../../../shared/runtime/explainLostHash.ts';

beforeEach(() => {
  document.body.innerHTML = '<p data-lost-hash hidden>Gone</p><p id="here"></p><p id="past" hidden></p>';
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

test.each([
  ['', false],
  ['#here', false],
  ['#gone', true],
  ['#past', true],
])('the address "%s" is explained: %s', (hash, isExplained) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', `/careers/${hash}`);
  explainLostHash();
  expect(document.querySelector<HTMLElement>('[data-lost-hash]')!.hidden).toBe(!isExplained);
  expect(scroll).toHaveBeenCalledTimes(isExplained ? 1 : 0);
});

test('it follows the address', () => {
  explainLostHash();
  history.replaceState(null, '', '/careers/#gone');
  dispatchEvent(new Event('hashchange'));
  expect(document.querySelector<HTMLElement>('[data-lost-hash]')!.hidden).toBe(false);
});

test('once the list is hidden, it scrolls to what replaces the list', () => {
  document.body.innerHTML =
    '<div data-until="2026-12-15" hidden><p data-lost-hash hidden>Gone</p></div><p data-after="2026-12-15">None</p>';
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/careers/#gone');
  explainLostHash();
  expect(scroll.mock.contexts).toEqual([document.querySelector('[data-after]')]);
});

test('a link to what has ended leads to what is said instead', () => {
  document.body.innerHTML = '<form id="apply" hidden></form><p data-after="2026-12-15">Closed</p>';
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/careers/cloud-engineer/#apply');
  explainLostHash();
  expect(scroll.mock.contexts).toEqual([document.querySelector('p')]);
});
