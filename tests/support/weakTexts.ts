import type { Page } from 'playwright/test';

/**
 * Texts of a page's main part that are too faint on the colour beneath them once no picture lies there: under 4.5 to
 * 1, or 3 to 1 for large ones (WCAG 1.4.3). Gradients, which only deepen the colours here, do not count.
 */
export function weakTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

    /** Red, green and blue of colours laid over each other, the lowest first. */
    const mix = (colours: string[]) => {
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (rgb: number[]) => {
      const [r, g, b] = rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };

    const weak = new Set<string>();
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const grounds: string[] = ['white'];
      for (let box: Element | null = element; box; box = box.parentElement)
        grounds.splice(1, 0, getComputedStyle(box).backgroundColor);
      const [low, high] = [luminance(mix([...grounds, color])), luminance(mix(grounds))].sort(
        (one, other) => one - other,
      );
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const contrast = (high! + 0.05) / (low! + 0.05);
      if (contrast < (isLarge ? 3 : 4.5)) weak.add(`${contrast.toFixed(2)}: ${text}`);
    }
    return [...weak];
  });
}
