import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { wakeIslands } from '../../../shared/runtime/islands/wakeIslands.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const Part = () => <p>Words</p>;
const loaders = { Part: async () => ({ Part }) };

it('without IntersectionObserver islands that wait to be visible wake when they are touched, also as copies', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  document.body.innerHTML =
    '<div id="part" data-island="Part" data-hydrate-on="visible"><p>Words</p></div><script type="application/json" id="part-props">{}</script>';
  wakeIslands(loaders);
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const copy = island.cloneNode(true) as HTMLElement;
  island.replaceWith(copy);
  expect(copy.dataset.awake).toBeUndefined();
  copy.dispatchEvent(new Event('focusin', { bubbles: true }));
  await waitFor(() => expect(copy.dataset.awake).toBe(''));
});
