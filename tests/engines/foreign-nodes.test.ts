import type { Page } from 'playwright/test';
import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { enquiryWords, fieldErrors } from '../../shared/content/words/forms.ts';
import {
  fileOf,
  fillApplication,
  job,
  needsJobs,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { carouselOf, technology } from '../support/carousels.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../support/contact.ts';
import { changePages, foreignChanges, translatePage } from '../support/foreignNodes.ts';
import { receivedFile, receivedFrom } from '../support/inbox.ts';
import { menu, service } from '../support/samples.ts';
import { desktop, openWithoutScript, phone, shellOf, stillPage } from '../support/shell.ts';
import { openPage } from '../support/test.ts';
import { expect, test } from './engineTest.ts';

test.use(stillPage);

/** Every island of the page is awake and none has failed. */
const expectAlive = async (page: Page) => {
  await expect(page.locator('[data-island][data-awake]')).not.toHaveCount(0);
  await expect(page.locator('[data-failed]')).toHaveCount(0);
};

for (const [name, change] of Object.entries(foreignChanges)) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => changePages(page, change));

    test('the enquiry keeps what was typed and chosen, checks it and is sent', async ({ page, request }) => {
      const typed = ownEnquiry();
      await serveMap(page);
      const release = await openWithoutScript(page, '/contact/');
      const email = page.getByLabel(enquiryWords.email.label);
      const firstName = page.getByLabel(enquiryWords.firstName.label);
      await fillEnquiry(page, { ...typed, email: 'asha@company', firstName: 'Aha' });
      await firstName.focus();
      for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
      await release();
      await expectAlive(page);
      await expect(firstName).toBeFocused();
      await page.keyboard.type('s');
      await page.getByRole('button', { name: enquiryWords.submit }).click();
      await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      // Over WebDriver BiDi, Playwright adds to an address instead of replacing it.
      await email.clear();
      await email.fill(typed.email);
      await page.getByRole('button', { name: enquiryWords.submit }).click();
      await expect(page.getByText(thanks)).toBeVisible();
      const [received] = await receivedFrom(request, typed.email);
      expect(Object.fromEntries(received!.fields)).toMatchObject(typed);
    });

    test('the application keeps its file and is sent', async ({ page, request }) => {
      needsJobs(1);
      const typed = ownApplicant();
      const resume = fileOf('resume.pdf', 40_000);
      const release = await openWithoutScript(page, job.path);
      const form = page.locator('.application-form');
      await form.getByLabel(applicationWords.name.label).fill(typed.name);
      await form.locator('input[type=file]').setInputFiles(resume);
      await release();
      await expectAlive(page);
      await expect(form.getByText(resume.name)).toBeVisible();
      await form.getByLabel(applicationWords.email.label).fill(typed.email);
      await form.getByLabel(applicationWords.phone.label).fill(typed.phone);
      await submitButton(form).click();
      await expect(form.getByText(succeeded)).toBeVisible();
      const [received] = await receivedFrom(request, typed.email);
      expect(Object.fromEntries(received!.fields)).toMatchObject(typed);
      expect((await receivedFile(request, received!)).equals(resume.buffer)).toBe(true);
    });

    test('the drawer that was opened early stays as it is, and works', async ({ page }) => {
      await page.setViewportSize({ width: phone.width, height: 400 });
      const release = await openWithoutScript(page, '/about/');
      const { menuButton, drawer, accordion, closeButton } = shellOf(page);
      await menuButton.click();
      await accordion(menu.services).locator('summary').click();
      await accordion(menu.services).locator('summary').press('Tab');
      await drawer.evaluate((element) => {
        element.scrollTop = 120;
      });
      const focused = () => page.evaluate(() => document.activeElement!.getAttribute('href'));
      const link = await focused();
      await release();
      await expectAlive(page);
      await expect(drawer).toBeVisible();
      await expect(accordion(menu.services)).toHaveAttribute('open');
      expect(await drawer.evaluate((element) => element.scrollTop)).toBe(120);
      expect(await focused()).toBe(link);
      await expect(page.locator('#main')).toHaveAttribute('inert');
      await closeButton.click();
      await expect(drawer).toBeHidden();
      await expect(menuButton).toBeFocused();
    });

    test('a dropdown that was opened early stays open, and works', async ({ page }) => {
      await page.setViewportSize(desktop);
      const release = await openWithoutScript(page, '/about/');
      const group = page.locator('.nav-dropdown', { hasText: service.name });
      const button = group.getByRole('button');
      const panel = group.locator('[popover]');
      await button.click();
      await expect(panel).toBeVisible();
      await release();
      await expectAlive(page);
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
  });
}

test('a dropdown that the pointer has opened stays open at the first click, and closes at the second', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await changePages(page, foreignChanges['a translator wraps each text']);
  const release = await openWithoutScript(page, '/about/');
  const group = page.locator('.nav-dropdown', { hasText: service.name });
  const panel = group.locator('[popover]');
  await group.getByRole('button').hover();
  await expect(panel).toBeVisible();
  await release();
  await expectAlive(page);
  await group.getByRole('button').click();
  await expect(panel).toBeVisible();
  await group.getByRole('button').click();
  await expect(panel).toBeHidden();
});

test('an island that cannot show that it sends because an extension has removed its nodes is rendered afresh, and shows its success', async ({
  page,
}) => {
  const restarts: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('afresh')) restarts.push(message.text());
  });
  await serveMap(page);
  await openPage(page, '/contact/');
  await fillEnquiry(page, ownEnquiry());
  const send = page.locator('.submit-area [type=submit]');
  await send.locator('svg').evaluate((icon) => icon.remove());
  await send.click();
  await expect(page.getByText(thanks)).toBeVisible();
  await expectAlive(page);
  expect(restarts).toHaveLength(1);
});

test('a dialog whose island is rendered afresh opens again with what was typed, chosen and focused', async ({
  page,
}) => {
  needsJobs(1);
  await openPage(page, '/careers/');
  await page.locator('main').getByText(jobWords.apply).first().click();
  const dialog = page.locator('dialog[open]');
  const typed = ownApplicant();
  await submitButton(dialog).click();
  await dialog.getByLabel(applicationWords.name.label).fill(typed.name);
  await dialog.locator('input[type=file]').setInputFiles(fileOf('resume.pdf', 2_000));
  const before = await dialog.elementHandle();
  await dialog.locator('.field__message').evaluateAll((messages) => {
    for (const message of messages) message.remove();
  });
  await dialog.getByLabel(applicationWords.email.label).fill(typed.email);
  await expect.poll(() => before!.evaluate((element) => element.isConnected)).toBe(false);
  await expect(dialog.getByText('resume.pdf')).toBeVisible();
  await expect(dialog.getByLabel(applicationWords.email.label)).toBeFocused();
  await dialog.getByLabel(applicationWords.phone.label).fill(typed.phone);
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  await expectAlive(page);
});

test.describe('translated while they live, islands go through all their states', () => {
  test.beforeEach(({ page }) => {
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('afresh'))
        throw new Error(`React met foreign nodes: ${message.text()}`);
    });
  });
  const open = async (page: Page, address: string) => {
    await serveMap(page);
    await openPage(page, address);
    await page.evaluate(translatePage);
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
  };

  test('the enquiry', async ({ page }) => {
    await open(page, '/contact/');
    const send = page.locator('.submit-area [type=submit]');
    const number = page.locator('[name=contactNumber]');
    const errors = page.locator('.field__message--error');
    await send.click();
    await expect(errors).toHaveCount(5);
    await page.locator('[name=email]').fill('asha@company');
    await send.click();
    await expect(errors.getByText(fieldErrors.emailForm)).toBeVisible();
    await number.fill('9876543210');
    await number.press('1');
    await expect(page.locator('.field__message:not(.field__message--error)')).toBeVisible();
    await page.locator('[name=email]').clear();
    await fillEnquiry(page, ownEnquiry());
    await expect(errors).toHaveCount(0);
    const honeypot = page.locator('.honeypot input');
    await honeypot.evaluate((field: HTMLInputElement) => {
      field.value = 'x';
    });
    await send.click();
    await page.locator('.submit-area__trap button').click();
    await expect(page.getByText(thanks)).toBeVisible();
    await page.locator('.notice__close').click();
    await expect(page.getByText(thanks)).toBeHidden();
    await page.locator('.submit-area__clear').click();
    await send.click();
    await expect(errors).toHaveCount(5);
    await expectAlive(page);
  });

  test('the dialog of a job', async ({ page }) => {
    needsJobs(2);
    await open(page, '/careers/');
    const dialog = page.locator('dialog');
    const file = dialog.locator('input[type=file]');
    for (const index of [0, 1]) {
      await page.locator('main').getByText(jobWords.apply).nth(index).click();
      await expect(dialog.locator('h2 font').first()).toBeVisible();
      await dialog.getByText(jobWords.copyLink).click();
      await submitButton(dialog).click();
      await file.setInputFiles(fileOf('resume.pdf', 2_000));
      await expect(dialog.getByText('resume.pdf')).toBeVisible();
      await file.setInputFiles(fileOf('other.pdf', 3_000));
      await expect(dialog.getByText('other.pdf')).toBeVisible();
      await dialog.locator('.file-field__remove').click();
      await expect(dialog.getByText('other.pdf')).toBeHidden();
      await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
      await submitButton(dialog).click();
      await expect(dialog.getByText(succeeded)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/careers\/$/);
    }
    await expectAlive(page);
  });

  test('the header', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/about/');
    const { menuButton, drawer, closeButton } = shellOf(page);
    for (let round = 0; round < 2; round += 1) {
      await menuButton.click();
      const summary = drawer.locator('summary').first();
      await summary.click();
      await expect(drawer.locator('details').first().getByRole('link').first()).toBeVisible({
        visible: round === 0,
      });
      await closeButton.click();
      await expect(drawer).toBeHidden();
    }
    await page.setViewportSize(desktop);
    const group = page.locator('.nav-dropdown', { hasText: service.name });
    await group.getByRole('button').click();
    await expect(group.locator('[popover]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(group.locator('[popover]')).toBeHidden();
    await expectAlive(page);
  });

  test.describe('with motion', () => {
    test.use({ viewport: desktop, contextOptions: { reducedMotion: 'no-preference' } });

    test('what moves on the home page', async ({ page }) => {
      await open(page, '/');
      const region = page.locator('section.carousel').first();
      await region.scrollIntoViewIfNeeded();
      await expect(region).toHaveClass(/carousel--running/);
      const { next, previous, bars } = carouselOf(page, technology);
      for (const control of [next, next, previous, bars.last()]) await control.click();
      const marquee = page.locator('.partner-marquee');
      await marquee.scrollIntoViewIfNeeded();
      await expect(marquee.locator('.marquee--running')).toBeAttached();
      for (const part of [region, marquee]) await part.locator('.motion-toggle button').click();
      await expectAlive(page);
    });
  });
});
