import { fireEvent } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scrollOnSamePageLinks } from '#shared/runtime/scrollOnSamePageLinks.ts';

const { happyDOM } = window as unknown as Window;
const scrollTo = vi.fn();

beforeAll(scrollOnSamePageLinks);

beforeEach(() => {
  history.replaceState(null, '', '/about/');
  document.body.innerHTML =
    '<header></header><main><div id="main" tabindex="-1"></div></main><footer></footer>';
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  // happy-dom would follow a link before its click has reached the document.
  Object.assign(happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
});

/** Clicks a link with these attributes; whether the browser was left to follow it. */
function click(attributes: string, event: MouseEventInit = {}, place = 'footer'): boolean {
  document.querySelector(place)!.innerHTML = `<a ${attributes}><span>words</span></a>`;
  let isFollowed = true;
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(document.querySelector(`${place} span`)!, event);
  return isFollowed;
}

it('scrolls to the top for a link to this very page', () => {
  expect(click('href="/about/"')).toBe(false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

it('does so for a visitor who came with a query, which stays', () => {
  history.replaceState(null, '', '/about/?utm_source=mail#values');
  expect(click('href="/about/"')).toBe(false);
  expect(location.pathname + location.search + location.hash).toBe('/about/?utm_source=mail');
});

it.each([
  ['another page', 'href="/contact/"'],
  ['another tab', 'href="/about/" target="_blank"'],
  ['a place on this page', 'href="/about/#values"'],
  ['the same page with a query', 'href="/about/?from=mail"'],
  ['an e-mail', 'href="mailto:hello@example.com"'],
])('does not handle a link to %s', (_, attributes) => {
  expect(click(attributes)).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j alone',
  (event) => {
    expect(click('href="/about/"', event)).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

it('does not handle a click that was already handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('href="/about/"');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('takes the hash off the address and keeps what the history entry holds', () => {
  history.replaceState({ kept: true }, '', '/about/#values');
  click('href="/about/"');
  expect(location.hash).toBe('');
  expect(history.state).toEqual({ kept: true });
});

it('takes the focus along from the page, but not from the header', () => {
  click('href="/about/"', {}, 'header');
  expect(document.body).toHaveFocus();
  click('href="/about/"');
  expect(document.getElementById('main')).toHaveFocus();
});
