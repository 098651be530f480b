import type { Locator, Page } from 'playwright/test';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { fileOf, fillApplication, openJob, ownApplicant } from '../support/careers.ts';
import { stopClock } from '../support/clock.ts';
import { fillEnquiry, openContact, ownEnquiry, serveMapOf, thanks } from '../support/contact.ts';
import { templateSamples } from '../support/pages.ts';
import { loadPictures } from '../support/pictures.ts';
import { menu } from '../support/samples.ts';
import { phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

/** A low window of the desktop's layout, which is drawn fast. */
const lowDesktop = { width: 1024, height: 600 };

// Carousels have a test of their own: a press that is taken back drags them. A logo is its own picture.
const controls = ':is(a[href], button, summary):not(.carousel *, .skip-link, :has(.logo))';

/** The first control of each kind in `area` that a visitor can see: of one class, colour and ground. */
async function kindsOf(area: Locator, known: Set<string>): Promise<Locator[]> {
  const visible = area.locator(controls).filter({ visible: true });
  await visible.first().waitFor();
  const kinds = await visible.evaluateAll((controls) =>
    controls.map((control) => {
      const { color, backgroundColor } = getComputedStyle(control);
      return [control.className || control.parentElement!.className, color, backgroundColor].join();
    }),
  );
  const unknown = [...new Set(kinds)].filter((kind) => !known.has(kind));
  for (const kind of unknown) known.add(kind);
  return unknown.map((kind) => visible.nth(kinds.indexOf(kind)));
}

/** Opens a page and wakes the islands in its main part only, which is all that is looked at there. */
async function openMain(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await page.evaluate(() => {
    document.querySelector('.page-loader')!.remove();
    for (const island of document.querySelectorAll('main [data-island]'))
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector('main [data-hydrate-on]'));
}

/** Brings a control into view; tells where it is, in px of the window and of the page. */
function placeOf(control: Locator) {
  return control.evaluate((control) => {
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
}

/**
 * Fails for each control that looks the same at rest, under the mouse and pressed.
 * @param known kinds that have been looked at; those of the area are added
 */
async function expectReactions(page: Page, area: Locator, known = new Set<string>()): Promise<void> {
  const controls = await kindsOf(area, known);
  if (controls.length === 0) return;
  // Playwright's own screenshots and its hovering take three times as much of a processor.
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const control of controls) {
    await loadPictures(control);
    const { kind, isCurrent, isCovered, centre, clip } = await placeOf(control);
    const look = () => session.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
    const { data: atRest } = await look();
    await page.mouse.move(centre.x, centre.y);
    const { data: hovered } = await look();
    await page.mouse.down();
    const { data: pressed } = await look();
    // Let go elsewhere, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect.soft(isCovered, `${kind} is covered`).toBe(false);
    if (!isCurrent) expect.soft(hovered === atRest, `${kind} shows the mouse`).toBe(false);
    expect.soft(pressed === hovered, `${kind} shows that it is pressed`).toBe(false);
  }
  await session.detach();
}

test('controls on pages have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(lowDesktop);
  const known = new Set<string>();
  for (const sample of templateSamples) {
    await test.step(sample.path, async () => {
      await serveMapOf(page, sample);
      await openMain(page, sample.path);
      await expectReactions(page, page.getByRole('main'), known);
    });
  }
  expect(known.size).toBeGreaterThan(10);
});

test('controls in header, footer and menus have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.clock.install();
  await openPage(page, '/about/');
  const { header, menuButton, drawer, accordion, dropdown } = shellOf(page);
  await test.step('the drawer', async () => {
    await expectReactions(page, header);
    await menuButton.click();
    await accordion(menu.services).locator('summary').click();
    await expectReactions(page, drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
  await test.step('header, footer and dropdown', async () => {
    await page.setViewportSize(lowDesktop);
    await expectReactions(page, page.locator('.contact-strip'));
    await expectReactions(page, header);
    await expectReactions(page, page.getByRole('contentinfo'));
    const { button, panel } = dropdown(menu.services);
    // The panel stays while the mouse is away.
    await stopClock(page);
    await button.press('Enter');
    await expectReactions(page, panel);
  });
});

test('controls in the job dialog have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(lowDesktop);
  const dialog = await openJob(page);
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await expectReactions(page, dialog);
});

test('the button that closes a message has hover and pressed states', async ({ page }) => {
  await page.clock.install();
  await openContact(page);
  await fillEnquiry(page, ownEnquiry());
  await stopClock(page);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expectReactions(page, page.locator('.notice', { hasText: thanks }));
});
