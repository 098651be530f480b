import Color from 'colorjs.io';
import type { Page } from 'playwright/test';
import { company } from '#shared/model/content.ts';
import { contrastOf, paletteOf } from '../../build/palette/palette.ts';

export const { palette } = paletteOf(company.brand);

/** A colour of the palette as browsers report it, such as `rgb(9, 30, 62)`. */
export function rgb(name: string): string {
  const channels = new Color(palette[name]!).srgb.map((share) => Math.round((share ?? 0) * 255));
  return `rgb(${channels.join(', ')})`;
}

/** In the page: the colours of the focus rings of links and buttons and of what lies beneath them, if they have one. */
function findRings() {
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgb(') ? backgroundColor : groundOf(element.parentElement);
  };
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;

  const controls = document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button, summary)');
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return [];
    // A card has the ring of the link that covers it.
    const own = getComputedStyle(control);
    const ring = isRing(own) ? own : getComputedStyle(control, '::after');
    const ringed = ring === own ? control : control.offsetParent;
    const isInside = Number.parseFloat(ring.outlineOffset) < 0;
    const ground = groundOf(isInside ? ringed : (ringed?.parentElement ?? null));
    return { name: control.outerHTML.slice(0, 120), ring: isRing(ring) ? ring.outlineColor : ground, ground };
  });
}

/** Links and buttons whose focus ring has a contrast under 3 to 1, or which have none (WCAG 1.4.11, 2.4.7). */
export async function weakRings(page: Page): Promise<string[]> {
  const rings = await page.evaluate(findRings);
  const weak = rings.filter(({ ring, ground }) => contrastOf(ring, ground) < 3);
  return weak.map(({ name }) => name);
}
