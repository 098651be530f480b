import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leaveAsHtml } from '#shared/runtime/islands/leaveAsHtml.ts';
import { wakeIslands } from '#shared/runtime/islands/wakeIslands.ts';
import { holdClicks } from '#shared/runtime/start/holdClicks.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

const onClick = vi.fn();
const Opener = () => (
  <button type="button" onClick={onClick}>
    Show
  </button>
);
const load = vi.fn(async () => ({ Opener }));

let listeners: Parameters<typeof addEventListener>[];
beforeAll(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  stubIntersectionObserver();
  holdClicks();
  wakeIslands({ Opener: load });
  listeners = [...listen.mock.calls];
});
afterAll(() => {
  for (const listener of listeners) window.removeEventListener(...listener);
});

/** Adds islands that are asleep to the page. */
function addIslands(...ids: string[]): HTMLElement[] {
  document.body.innerHTML = ids
    .map(
      (id) =>
        `<div id="${id}" data-island="Opener" data-hydrate-on="visible" data-state="asleep"><button type="button">Show</button></div><script type="application/json" id="${id}-props">{}</script>`,
    )
    .join('');
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

const focus = (island: HTMLElement) => island.dispatchEvent(new Event('focusin', { bubbles: true }));

it('does not hydrate an island that was left as HTML while its script was loading', async () => {
  const [late, other] = addIslands('late', 'other');
  load.mockImplementationOnce(async () => {
    leaveAsHtml(late!);
    return { Opener };
  });
  focus(late!);
  focus(other!);
  await waitFor(() => expect(other!.dataset.state).toBe('awake'));
  expect(late!.dataset.state).toBe('failed');
});

it('wakes a touched copy of an island that was awake', async () => {
  const [island] = addIslands('opener');
  focus(island!);
  await waitFor(() => expect(island!.dataset.state).toBe('awake'));
  const copy = island!.cloneNode(true) as HTMLElement;
  island!.replaceWith(copy);
  focus(copy);
  await waitFor(() => expect(copy.dataset.state).toBe('waking'));
  await waitFor(() => expect(copy.dataset.state).toBe('awake'));
});

it('wakes an island at a click that no touch precedes, as of assistive technology, and repeats it', async () => {
  const [island] = addIslands('opener');
  island!.querySelector('button')!.click();
  await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});
