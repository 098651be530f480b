import type { Locator, Page } from 'playwright/test';
import { openJob } from '../support/careers.ts';
import { stopClock } from '../support/clock.ts';
import { serveMapOf } from '../support/contact.ts';
import { templateSamples } from '../support/pages.ts';
import { loadPictures } from '../support/pictures.ts';
import { menu } from '../support/samples.ts';
import { phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

/** A low window of the desktop's layout, which is drawn fast. */
const lowDesktop = { width: 1024, height: 600 };

test.use({ ...stillPage, viewport: lowDesktop });

// Carousels have a test of their own: a press that is taken back drags them. A logo is its own picture.
const controls =
  ':is(a[href], button, summary):not(.carousel *, .skip-link, :has(.logo), [data-collapses] > summary)';

/** Brings a control into view; tells where it is, in px of the window and of the page. */
const placeOf = (control: Locator) =>
  control.evaluate((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [line] = control.getClientRects();
    const centre = { x: line!.x + line!.width / 2, y: line!.y + line!.height / 2 };
    const { x, y, width, height } = control.getBoundingClientRect();
    return {
      kind: control.outerHTML.replace(/<svg.*?<\/svg>/g, '').slice(0, 120),
      isCurrent: control.hasAttribute('aria-current'),
      isCovered: !control.contains(document.elementFromPoint(centre.x, centre.y)),
      centre,
      // A line below a small text lies outside of its box.
      clip: { x: x + scrollX, y: y + scrollY, width, height: height + 4, scale: 1 },
    };
  });

/**
 * Fails for each control that looks the same at rest, under the mouse and pressed: the first of each kind, which is one
 * of the same class, colour and ground.
 * @param known kinds that have been looked at; those of the area are added
 */
async function expectReactions(page: Page, area: Locator, known = new Set<string>()): Promise<void> {
  const visible = area.locator(controls).filter({ visible: true });
  await visible.first().waitFor();
  const kinds = await visible.evaluateAll((controls) =>
    controls.map((control) => {
      const { color, backgroundColor } = getComputedStyle(control);
      return [control.className || control.parentElement!.className, color, backgroundColor].join();
    }),
  );
  // Playwright's own screenshots and its hovering take three times as much of a processor.
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const [index, name] of kinds.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    const control = visible.nth(index);
    await loadPictures(control);
    const { kind, isCurrent, isCovered, centre, clip } = await placeOf(control);
    const look = async () =>
      (await session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })).data;
    const atRest = await look();
    await page.mouse.move(centre.x, centre.y);
    const hovered = await look();
    await page.mouse.down();
    const pressed = await look();
    // Let go elsewhere, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect.soft(isCovered, `${kind} is covered`).toBe(false);
    if (!isCurrent) expect.soft(hovered === atRest, `${kind} shows the mouse`).toBe(false);
    expect.soft(pressed === hovered, `${kind} shows that it is pressed`).toBe(false);
  }
  await session.detach();
}

test('controls on pages, in dialogs and in menus have hover and pressed states', async ({ page }) => {
  await page.clock.install();
  const { header, menuButton, drawer, accordion, dropdown, footer } = shellOf(page);
  const known = new Set<string>();
  for (const sample of templateSamples) {
    await test.step(sample.path, async () => {
      await serveMapOf(page, sample);
      await openPage(page, sample.path);
      await expectReactions(page, page.getByRole('main'), known);
    });
  }
  await test.step('the dialog of a job', async () => expectReactions(page, await openJob(page), known));
  await test.step('strip, header, footer and dropdown', async () => {
    await openPage(page, '/about/');
    for (const area of [page.locator('.contact-strip'), header, footer]) await expectReactions(page, area);
    const { button, panel } = dropdown(menu.services);
    // The panel stays while the mouse is away.
    await stopClock(page);
    await button.press('Enter');
    await expectReactions(page, panel);
    await page.keyboard.press('Escape');
    await page.clock.resume();
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize(phone);
    await expectReactions(page, header);
    await menuButton.click();
    await accordion(menu.services).locator('summary').click();
    await expectReactions(page, drawer);
  });
});
