import type { Page } from 'playwright/test';

/** In the page: what has too little contrast with the colours beneath it, pictures and gradients left out. */
function findWeak(kind: 'texts' | 'texts on white' | 'rings'): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

  const mixed = new Map<string, number[]>();

  /** Red, green and blue of colours laid over each other, the lowest first. */
  const mix = (colours: string[]) => {
    const known = mixed.get(colours.join());
    if (known) return known;
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const rgb = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    mixed.set(colours.join(), rgb);
    return rgb;
  };
  const luminance = (rgb: number[]) => {
    const [r, g, b] = rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };

  /** The contrast of a colour with the background colours of an element and all around it. */
  const contrastOn = (element: Element | null, colour: string) => {
    const grounds: string[] = ['white'];
    for (let box = element; box; box = box.parentElement)
      grounds.splice(1, 0, getComputedStyle(box).backgroundColor);
    const [low, high] = [luminance(mix([...grounds, colour])), luminance(mix(grounds))].sort(
      (one, other) => one - other,
    );
    return (high! + 0.05) / (low! + 0.05);
  };

  const weakTexts = () => {
    const weak: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const contrast = contrastOn(kind === 'texts' ? element : null, color);
      if (contrast < (isLarge ? 3 : 4.5)) weak.push(`${contrast.toFixed(2)}: ${text}`);
    }
    return weak;
  };

  /** The contrast of the ring around a focused element, or around the card that its pseudo-element covers. */
  const ringContrast = (focused: HTMLElement) => {
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const own = getComputedStyle(focused);
    const ring = isRing(own) ? own : getComputedStyle(focused, '::after');
    if (!isRing(ring)) return 1;
    const ringed = ring === own ? focused : focused.offsetParent;
    const isInside = Number.parseFloat(ring.outlineOffset) < 0;
    return contrastOn(isInside ? ringed : (ringed?.parentElement ?? null), ring.outlineColor);
  };

  const weakRings = () => {
    const weak: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a, button, summary)',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const contrast = ringContrast(control);
      if (contrast < 3) weak.push(`${contrast.toFixed(2)}: ${control.outerHTML.slice(0, 120)}`);
    }
    return weak;
  };

  return [...new Set(kind === 'rings' ? weakRings() : weakTexts())];
}

/** Texts of a page's main part of a contrast under 4.5 to 1, or 3 to 1 for large ones (WCAG 1.4.3). */
export const weakTexts = (page: Page): Promise<string[]> => page.evaluate(findWeak, 'texts' as const);

/** The same on white, whatever the page's own grounds: browsers leave them out on paper. */
export const weakTextsOnWhite = (page: Page): Promise<string[]> =>
  page.evaluate(findWeak, 'texts on white' as const);

/** Links and buttons whose focus ring has a contrast under 3 to 1, or which have none (WCAG 1.4.11, 2.4.7). */
export const weakRings = (page: Page): Promise<string[]> => page.evaluate(findWeak, 'rings' as const);
