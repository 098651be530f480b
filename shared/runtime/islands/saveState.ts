import { byHover } from './protocol.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=hidden]), select, textarea');

/** What an element has in common with its replacement: React's ids differ, and foreign nodes are in between. */
const keyOf = (element: Element): string =>
  [
    element.localName,
    element.getAttribute('name'),
    element.getAttribute('type'),
    // The same icon may be in another file.
    element.getAttribute('href')?.replace(/^.*#/, '#'),
    element.classList[0],
  ].join();

/** Numbered among those with the same key. */
function byKey(elements: Iterable<Element>): Map<string, Element> {
  const counts = new Map<string, number>();
  const found = new Map<string, Element>();
  for (const element of elements) {
    const key = keyOf(element);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    found.set(`${key},${count}`, element);
  }
  return found;
}

function carryInput(from: Element, to: Element): void {
  if (isControl(from) && isControl(to)) {
    if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
    if (from instanceof HTMLInputElement && from.type === 'file') (to as HTMLInputElement).files = from.files;
    else if (from.value !== to.value) to.value = from.value;
  }
  // React renders the address of the site's complete sprite, which may not have been fetched yet.
  if (from.localName === 'use') to.setAttribute('href', from.getAttribute('href')!);
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  // `holdClicks` repeats a click on the button that was pressed, which is the old one.
  if (from instanceof HTMLButtonElement) from.addEventListener('click', () => (to as HTMLElement).click());
}

/** With caret or selection. @returns a function that moves it to the replacement */
function saveFocus(scope: Element): (replacementOf: (element: Element) => Element | undefined) => void {
  const focused = document.activeElement;
  if (!focused || focused === scope || !scope.contains(focused)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  const focusVisible = focused.matches(':focus-visible');
  return (replacementOf) => {
    const control = replacementOf(focused) as HTMLInputElement | undefined;
    control?.focus({ preventScroll: true, focusVisible });
    // Null for input types without a selection, undefined on other elements.
    if (typeof selectionStart === 'number')
      control?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

/** Calls back once an island has opened its dialog again, which has no content before that. */
function onDialog(island: HTMLElement, run: () => void): void {
  const observer = new MutationObserver(() => {
    if (!island.querySelector('dialog[open]')) return;
    observer.disconnect();
    run();
  });
  observer.observe(island, { subtree: true, childList: true, attributeFilter: ['open'] });
}

/** @returns a function that carries what was typed, chosen, opened, focused and scrolled over to new elements */
export function saveState(island: HTMLElement): () => void {
  const elements = [...island.querySelectorAll<HTMLElement>('*')];
  const shown = elements.filter((element) => 'showPopover' in element && element.matches(':popover-open'));
  const scrolled = elements
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  const restoreFocus = saveFocus(island);
  const hadDialog = elements.some((element) => element.matches('dialog[open]'));

  const carryOver = () => {
    const replacements = new Map<Element, Element>();
    const current = byKey(island.querySelectorAll('*'));
    for (const [key, element] of byKey(elements)) {
      const replacement = current.get(key);
      if (replacement && replacement !== element) replacements.set(element, replacement);
    }
    for (const [from, to] of replacements) carryInput(from, to);
    for (const element of shown) {
      const replacement = replacements.get(element) as HTMLElement | undefined;
      replacement?.toggleAttribute(byHover, element.hasAttribute(byHover));
      replacement?.showPopover();
    }
    for (const { element, left, top } of scrolled)
      replacements.get(element)?.scrollTo({ left, top, behavior: 'instant' });
    restoreFocus((element) => replacements.get(element));
  };
  return () => {
    if (elements.every((element) => element.isConnected)) return;
    carryOver();
    if (hadDialog) onDialog(island, carryOver);
  };
}
