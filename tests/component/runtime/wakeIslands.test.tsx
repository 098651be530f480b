import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveAsHtml } from '../../../shared/runtime/islands/leaveAsHtml.ts';
import { wakeIslands } from '../../../shared/runtime/islands/wakeIslands.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const Part = () => <p>Words</p>;
const loaders = { Part: async () => ({ Part }) };
const htmlOf = (id: string) =>
  `<div id="${id}" data-island="Part" data-hydrate-on="visible"><p>Words</p></div><script type="application/json" id="${id}-props">{}</script>`;

it('an island that was left as HTML while its script was on its way stays HTML', async () => {
  document.body.innerHTML = htmlOf('late') + htmlOf('other');
  const [late, other] = document.querySelectorAll<HTMLElement>('[data-island]') as unknown as HTMLElement[];
  const load = vi.fn(loaders.Part).mockImplementationOnce(() => {
    leaveAsHtml(late!);
    return loaders.Part();
  });
  wakeIslands({ Part: load });
  for (const island of [late!, other!]) island.dispatchEvent(new Event('focusin', { bubbles: true }));
  await waitFor(() => expect(other!.dataset.awake).toBe(''));
  expect(late!.dataset.awake).toBeUndefined();
});

it('without IntersectionObserver islands that wait to be visible wake when they are touched, also as copies', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  document.body.innerHTML = htmlOf('part');
  wakeIslands(loaders);
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const copy = island.cloneNode(true) as HTMLElement;
  island.replaceWith(copy);
  expect(copy.dataset.awake).toBeUndefined();
  copy.dispatchEvent(new Event('focusin', { bubbles: true }));
  await waitFor(() => expect(copy.dataset.awake).toBe(''));
});
