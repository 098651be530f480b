import { expect, test } from 'vitest';
import { mayMatch, parseFirstView } from '../../../../scripts/pipeline/styles/firstView.ts';

const html =
  '<nav class="nav shown:active"><a href="/b:hover/">B</a><a aria-current="page">C</a><input disabled></nav>';
const firstView = parseFirstView(html);

test.each([
  ['one of several states that is there at first', 'a:is([aria-current],:hover,:active)'],
  ['a state, negated beside another selector', '.nav:not(.card,:hover)'],
  ['a state of what is inside, negated', '.nav:not(:has(:focus-visible),.card:is(:hover,:active))'],
  ['a state, negated after another negation', '.nav:not(:is(:not(.shown\\:active)):hover)'],
  ['a state in an attribute', 'a[href="/b:hover/"]'],
  ['a state in the name of a class', '.shown\\:active'],
  ['a state that only browsers know', 'input:invalid'],
  ['such a state, negated', 'input:not(:invalid)'],
  ['such a state with arguments', 'a:lang(en)'],
  ['what it is inside of', '.nav>:where(a,button):first-child'],
  ['a pseudo-element of any element', '.nav>::before'],
  ['a pseudo-element that only browsers know', 'input::file-selector-button'],
  ['the root', ':root .nav'],
  ['a selector that only browsers can read', 'a:nth-child(1 of [href])'],
])('%s may match', (_what, selector) => {
  expect(mayMatch(selector, firstView)).toBe(true);
});

test.each([
  ['states alone', 'a:is(:hover,:active)'],
  ['a state beside a negated one', 'a:not(:active):hover'],
  ['a state beside an attribute that is like one', 'a[href="/b:hover/"]:focus'],
  ['a class that it does not have beside a state of browsers', '.nav:not(.shown\\:active):target'],
  ['such a class inside', '.nav:has(.card):target'],
  ['a position that no element has', 'a:nth-child(4)::before'],
  ['the root with a class', '.nav:root'],
  ['all but the root', 'html:not(:root)'],
  ['a selection', '.nav ::selection'],
])('%s cannot match', (_what, selector) => {
  expect(mayMatch(selector, firstView)).toBe(false);
});
