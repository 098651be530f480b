import { beforeEach, expect, test, vi } from 'vitest';
import { followDays } from '../../../pages/careers/start.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <form id="apply" data-until="2026-12-15"><input></form>
    <p data-after="2026-12-15" data-html="<b>Closed</b> <i data-until='2026-12-14'>Others</i>" hidden></p>
    <p id="always">Always</p>`;
});

/** Which parts the page shows at a moment, once it is looked at. */
function shownAt(moment: string): string[] {
  vi.useFakeTimers({ now: Date.parse(moment) });
  followDays();
  return [...document.body.children]
    .filter((part) => !(part as HTMLElement).hidden)
    .map(({ tagName }) => tagName);
}

test('content with a last day is shown until the end of that day in India', () => {
  expect(shownAt('2026-12-15T23:59:59+05:30')).toEqual(['FORM', 'P']);
});

test('its replacement appears on the next day and is not in the text before', () => {
  expect(document.body).not.toHaveTextContent('Closed');
  expect(shownAt('2026-12-16T00:00:00+05:30')).toEqual(['P', 'P']);
  expect(document.querySelector('form')).not.toBeVisible();
  expect(document.querySelector('b')).toHaveTextContent('Closed');
  expect(document.querySelector('i'), 'its own days have passed too').not.toBeVisible();
});

test('a page that was left open changes when it is shown again, but not while the focus is in what has ended', () => {
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
