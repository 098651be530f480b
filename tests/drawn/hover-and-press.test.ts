import type { Locator, Page } from 'playwright/test';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { fileOf, fillApplication, openJob, ownApplicant } from '../support/careers.ts';
import { stopClock } from '../support/clock.ts';
import { fillEnquiry, openContact, ownEnquiry, serveMap, thanks } from '../support/contact.ts';
import { templateSamples } from '../support/pages.ts';
import { menu } from '../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

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

/**
 * Fails for each control that looks the same at rest, under the mouse and pressed.
 * @param known kinds that have been looked at; those of the area are added
 */
async function expectReactions(page: Page, area: Locator, known = new Set<string>()): Promise<void> {
  for (const control of await kindsOf(area, known)) {
    const { kind, isCurrent } = await control.evaluate((control) => ({
      kind: control.outerHTML.replace(/<svg.*?<\/svg>/g, '').slice(0, 120),
      isCurrent: control.hasAttribute('aria-current'),
    }));
    // Scrolls it out from under the header too.
    await control.hover();
    await page.mouse.move(0, 0);
    const { x, y, width, height } = (await control.boundingBox())!;
    // A line below a small text lies outside of its box.
    const clip = { x, y, width, height: height + 4 };
    const look = async () => (await page.screenshot({ clip })).toString('base64');
    const atRest = await look();
    await control.hover();
    const hovered = await look();
    await page.mouse.down();
    const pressed = await look();
    // Let go elsewhere, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    if (!isCurrent) expect.soft(hovered === atRest, `${kind} shows the mouse`).toBe(false);
    expect.soft(pressed === hovered, `${kind} shows that it is pressed`).toBe(false);
  }
}

test('controls on pages have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(desktop);
  await serveMap(page);
  const known = new Set<string>();
  for (const { path } of templateSamples) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expectReactions(page, page.getByRole('main'), known);
    });
  }
  expect(known.size).toBeGreaterThan(10);
});

test('controls in header and footer have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.clock.install();
  await openPage(page, '/about/');
  const { header, dropdown } = shellOf(page);
  await expectReactions(page, page.locator('.contact-strip'));
  await expectReactions(page, header);
  await expectReactions(page, page.getByRole('contentinfo'));
  const { button, panel } = dropdown(menu.services);
  // The panel stays while the mouse is away.
  await stopClock(page);
  await button.press('Enter');
  await expectReactions(page, panel);
});

test('controls in the drawer have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about/');
  const { header, menuButton, drawer, accordion } = shellOf(page);
  await expectReactions(page, header);
  await menuButton.click();
  await accordion(menu.services).locator('summary').click();
  await expectReactions(page, drawer);
});

test('controls in the job dialog have hover and pressed states', async ({ page }) => {
  await page.setViewportSize(desktop);
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
