import type { Page } from 'playwright/test';

/**
 * What is wrong with the layout of parts of a page, in words: texts and pictures that lie outside the window at
 * its sides, that lie over each other, or that a box around them cuts off.
 * @param parts selectors of the parts; what they hold is compared across all of them
 */
export function layoutFaults(page: Page, parts: string[]): Promise<string[]> {
  return page.evaluate((parts) => {
    type Item = { name: string; node: Node; rect: DOMRect };
    const faults: string[] = [];
    const { clientWidth } = document.documentElement;

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .profile-links__name, .site-shell__skip-link:not(:focus)');

    const rectsOf = (node: Node): DOMRect[] => {
      if (node instanceof Element) return [node.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };

    /** What boxes that scroll leave of a part. */
    const scrolled = (node: Node, { x, width, top, bottom }: DOMRect): DOMRect => {
      let [from, to] = [top, bottom];
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
        const edge = box.getBoundingClientRect();
        [from, to] = [Math.max(from, edge.top), Math.min(to, edge.bottom)];
      }
      return new DOMRect(x, from, width, to - from);
    };

    const items: Item[] = [];
    for (const part of parts) {
      if (!document.querySelector(part)) faults.push(`there is no ${part}`);
    }
    for (const part of document.querySelectorAll(parts.join())) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isPicture = node instanceof Element && node.matches('img, svg') && !node.closest('picture');
        const isText = node instanceof Text && node.data.trim() !== '';
        const element = node instanceof Element ? node : node.parentElement!;
        if (!(isPicture || isText) || !isSeen(element)) continue;
        const name = isText
          ? `"${node.textContent!.trim()}"`
          : `<${element.localName}> in ${element.parentElement!.className}`;
        for (const whole of rectsOf(node)) {
          const rect = scrolled(node, whole);
          if (rect.width > 0 && rect.height > 0) items.push({ name, node, rect });
        }
      }
    }

    for (const { name, node, rect } of items) {
      if (rect.left < -0.5 || rect.right > clientWidth + 0.5)
        faults.push(`${name} reaches out of the window`);
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cutsSides = overflowX === 'hidden' || overflowX === 'clip';
        const cutsEnds = overflowY === 'hidden' || overflowY === 'clip';
        const isCut =
          (cutsSides && (rect.left < edge.left - 0.5 || rect.right > edge.right + 0.5)) ||
          (cutsEnds && (rect.top < edge.top - 0.5 || rect.bottom > edge.bottom + 0.5));
        if (isCut) faults.push(`${name} is cut off by ${box.className}`);
      }
    }

    // Lines of text are higher than their letters, so a little overlap is none.
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        if (one.node === other.node) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width > 1 && height > 0.3 * Math.min(one.rect.height, other.rect.height)) {
          faults.push(`${one.name} lies over ${other.name}`);
        }
      }
    });

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    return faults;
  }, parts);
}
