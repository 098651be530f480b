import type { ElementHandle, Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

// Carousels have a test of their own: a press that is taken back drags them. A logo is its own picture.
const controls =
  ':is(a[href], button, summary):not(.carousel *, .site-shell__skip-link, :has(.logo), [data-collapses] > summary)';

/** What a pointer may change in a look: to compare all properties of each style would take ten times as long. */
const signs = [
  ...['color', 'background-color', 'background-image', 'border-top-color', 'box-shadow', 'outline-style'],
  ...['text-decoration', 'text-underline-offset', 'opacity', 'filter', 'fill', 'transform', 'translate'],
  ...['scale', 'rotate'],
];

/** The signs of a control, of what it contains and of what it lies in, such as the card that it covers. */
const lookOf = (control: ElementHandle<Element>) =>
  control.evaluate((control, signs) => {
    const elements = [control, ...control.querySelectorAll('*')];
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement)
      elements.push(box);
    const styles = elements.flatMap((element) => {
      const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      return [getComputedStyle(element), ...parts.filter(({ content }) => content !== 'none')];
    });
    return styles.map((style) => signs.map((name) => style.getPropertyValue(name)).join(';')).join('\n');
  }, signs);

/**
 * Fails for each control that looks the same at rest, under the mouse and pressed: the first of each kind, which is one
 * of the same class, colour and ground.
 * @param known kinds that have been looked at; those of the area are added
 */
export async function expectReactions(page: Page, area: Locator, known = new Set<string>()): Promise<void> {
  const visible = area.locator(controls).filter({ visible: true });
  await visible.first().waitFor();
  const kinds = await visible.evaluateAll((controls) =>
    controls.map((control) => {
      const { color, backgroundColor } = getComputedStyle(control);
      return [control.className || control.parentElement!.className, color, backgroundColor].join();
    }),
  );
  // By handles: a locator would look for all controls of the area each time.
  const handles = (await visible.elementHandles()) as ElementHandle<Element>[];
  await page.mouse.move(0, 0);
  for (const [index, name] of kinds.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    const control = handles[index]!;
    const kind = await control.evaluate(({ outerHTML }) => outerHTML.replace(/<svg.*?<\/svg>/g, ''));
    const atRest = await lookOf(control);
    // Fails if something else covers it.
    await control.hover({ timeout: 30_000 });
    const hovered = await lookOf(control);
    await page.mouse.down();
    const pressed = await lookOf(control);
    // Let go elsewhere, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    if (!kind.includes(' aria-current='))
      expect.soft(hovered === atRest, `${kind} shows the mouse`).toBe(false);
    expect.soft(pressed === hovered, `${kind} shows that it is pressed`).toBe(false);
  }
}
