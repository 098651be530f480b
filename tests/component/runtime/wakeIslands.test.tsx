import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { holdClicks, holdOpeners } from '#shared/runtime/islands/holdClicks.ts';
import { leaveAsHtml } from '#shared/runtime/islands/protocol.ts';
import { wakeIslands } from '#shared/runtime/islands/wakeIslands.ts';

const Opener = () => <button type="button">Show</button>;
const load = vi.fn(async () => ({ Opener }));

let listeners: Parameters<typeof addEventListener>[];
beforeAll(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  holdClicks();
  holdOpeners();
  // In a browser that lacks it, islands wake at a touch alone.
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => wakeIslands({ Opener: load })).toThrow('IntersectionObserver');
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

it.each([
  ['its module lacks', 'Opener'],
  ['the entry does not contain', 'Unknown'],
])(
  'leaves an island that %s as HTML, untouched, and repeats the click, before which assistive technology touches nothing',
  async (_what, name) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [island] = addIslands('opener');
    island!.dataset.island = name;
    const button = island!.querySelector('button')!;
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    load.mockImplementationOnce(async () => ({}) as never);
    button.click();
    await waitFor(() => expect(island!.dataset.state).toBe('failed'));
    expect(island!.contains(button)).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    load.mockReset().mockImplementation(async () => ({ Opener }));
  },
);

it('repeats a click on a link that opens an island, also if that is replaced by a copy while it wakes', async () => {
  const [island] = addIslands('opener');
  document.body.insertAdjacentHTML('beforeend', '<a href="#there" data-opens="Opener"><span>Open</span></a>');
  const link = document.querySelector('a')!;
  const followed: boolean[] = [];
  window.addEventListener('click', ({ defaultPrevented }) => followed.push(!defaultPrevented));
  const press = () => link.querySelector('span')!.click();
  press();
  press();
  expect(link.ariaBusy).toBe('true');
  const copy = island!.cloneNode(true) as HTMLElement;
  island!.replaceWith(copy);
  focus(copy);
  await waitFor(() => expect(followed).toEqual([false, false, true]));
  expect(link.ariaBusy).toBeNull();
});
