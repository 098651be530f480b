import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { wakeIslands } from '../../../shared/runtime/islands/wakeIslands.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const Part = () => <p>Words</p>;
const loaders = { Part: async () => ({ Part }) };

it('without IntersectionObserver idle islands wake, and those that wait to be visible do when they are touched, also as copies', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  document.body.innerHTML = ['visible', 'idle']
    .map(
      (moment) =>
        `<div id="${moment}" data-island="Part" data-hydrate-on="${moment}"><p>Words</p></div><script type="application/json" id="${moment}-props">{}</script>`,
    )
    .join('');
  const [visible, idle] = document.querySelectorAll<HTMLElement>('[data-island]');
  wakeIslands(loaders);
  await waitFor(() => expect(idle!.dataset.awake).toBe(''));
  expect(visible!.dataset.awake).toBeUndefined();
  const copy = visible!.cloneNode(true) as HTMLElement;
  visible!.replaceWith(copy);
  copy.dispatchEvent(new Event('focusin', { bubbles: true }));
  await waitFor(() => expect(copy.dataset.awake).toBe(''));
});
