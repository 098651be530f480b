import { fireEvent } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from '#shared/runtime/links.ts';

const { happyDOM } = window as unknown as Window;
const scrollTo = vi.fn();

beforeAll(scrollToTop);

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
  return fireEvent.click(document.querySelector(`${place} span`)!, event);
}

it('scrolls to the top for a link to this very page, and takes the hash off the address, which keeps its query', () => {
  history.replaceState({ kept: true }, '', '/about/?utm_source=mail#values');
  expect(click('href="/about/"')).toBe(false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  expect(location.pathname + location.search + location.hash).toBe('/about/?utm_source=mail');
  expect(history.state).toEqual({ kept: true });
});

it.each<[string, MouseEventInit?]>([
  ['href="/contact/"'],
  ['href="/about/" target="_blank"'],
  ['href="/about/#values"'],
  ['href="/about/?from=mail"'],
  ['href="/about/"', { ctrlKey: true }],
  ['href="/about/"', { metaKey: true }],
  ['href="/about/"', { shiftKey: true }],
  ['href="/about/"', { altKey: true }],
  ['href="/about/"', { button: 1 }],
])('leaves a link with %s to the browser, clicked with %j', (attributes, event) => {
  expect(click(attributes, event)).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not handle a click that was already handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('href="/about/"');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('takes the focus along from the page, but not from the header', () => {
  click('href="/about/"', {}, 'header');
  expect(document.body).toHaveFocus();
  click('href="/about/"');
  expect(document.getElementById('main')).toHaveFocus();
});
