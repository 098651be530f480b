import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { hydrateIsland } from '../../../shared/islands/hydrateIsland.tsx';

const Press = () => <button type="button">Press</button>;

it('does not hydrate an island within a press, which the page could not respond to meanwhile', async () => {
  document.body.innerHTML = `<div data-island="Press" data-wakes="touched">${renderToString(<Press />)}</div><script type="application/json">{}</script>`;
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const button = island.querySelector('button')!;
  hydrateIsland(island, Press);
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup']) {
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(island.dataset.awake, type).toBeUndefined();
  }
  await vi.waitFor(() => expect(island.dataset.awake).toBe(''));
});
