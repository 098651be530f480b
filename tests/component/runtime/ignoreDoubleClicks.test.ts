import { expect, test } from 'vitest';
import { ignoreDoubleClicks } from '#shared/runtime/ignoreDoubleClicks.ts';

test.each([
  ['<button popovertarget="menu">Menu</button>', true],
  ['<details><summary>Question</summary></details>', true],
  ['<a href="#part">Part</a>', false],
])('that the second click of a double-click on %s is ignored is %s', (html, isIgnored) => {
  ignoreDoubleClicks();
  document.body.innerHTML = html;
  const click = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    document.querySelector('button, summary, a')!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([click(1), click(2)]).toEqual([false, isIgnored]);
});
