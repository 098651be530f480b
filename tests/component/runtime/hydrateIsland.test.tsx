import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from '../../../shared/runtime/islands/hydrateIsland.tsx';

const Press = () => <button type="button">Press</button>;

/** Puts an island that is asleep into the page. */
function showIsland(): HTMLElement {
  document.body.innerHTML = `<div data-island="Press" data-hydrate-on="interaction">${renderToString(<Press />)}</div><script type="application/json">{}</script>`;
  return document.querySelector<HTMLElement>('[data-island]')!;
}

it('keeps an island alive when the browser reports something that is no error while it is used', async () => {
  const island = showIsland();
  hydrateIsland(island, Press);
  await vi.waitFor(() => expect(island.dataset.awake).toBe(''));
  island.querySelector('button')!.click();
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed', error: null }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(island.dataset.awake).toBe('');
  expect(island.dataset.failed).toBeUndefined();
});

it('does not hydrate an island within a press, which the page could not respond to meanwhile', async () => {
  const island = showIsland();
  const button = island.querySelector('button')!;
  hydrateIsland(island, Press);
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup']) {
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(island.dataset.awake, type).toBeUndefined();
  }
  await vi.waitFor(() => expect(island.dataset.awake).toBe(''));
});
