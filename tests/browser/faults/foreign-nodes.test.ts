import type { Locator } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import {
  fileOf,
  fillApplication,
  job,
  needsJobs,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { changePages, expectAlive, managePasswords, translatePage } from '../../support/faults.ts';
import { expectApplication } from '../../support/forms.ts';
import { menu, service } from '../../support/samples.ts';
import { desktop, openWithoutScript, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);
test.beforeEach(({ expectComplaint }) => expectComplaint('rendered again'));

test('an application that was translated, and got elements of a password manager, keeps texts, caret and file, and is sent @engines', async ({
  page,
  request,
}) => {
  needsJobs(1);
  let restarts = 0;
  page.on('console', (message) => {
    if (message.text().includes('rendered again')) restarts += 1;
  });
  await changePages(page, translatePage);
  await changePages(page, managePasswords);
  const applicant = ownApplicant();
  const resume = fileOf('resume.pdf', 40_000);
  const release = await openWithoutScript(page, job.path);
  const form = page.locator('.application-form');
  const nameField = form.getByLabel(applicationForm.fields.name.label);
  await fillApplication(form, { ...applicant, name: 'Aha' }, resume);
  await nameField.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await release();
  await expectAlive(page);
  const early = restarts;
  await expect(nameField).toBeFocused();
  await page.keyboard.type('s');
  await expect(form.getByText(resume.name)).toBeVisible();
  await form.locator('.file-field__remove').click();
  await submitButton(form).click();
  await expect(form.locator('.field__message')).toHaveCount(1);
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.locator('[aria-hidden="true"] > input').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });
  await submitButton(form).click();
  await form.locator('.submit-area__honeypot button').click();
  await expect(form.getByText(succeeded)).toBeVisible();
  // Once it is awake, React renders nothing again: each text that comes and goes is alone in an element.
  expect(restarts).toBe(early);
  const { fields } = await expectApplication(request, applicant.email, resume);
  expect(Object.fromEntries(fields)).toMatchObject({ ...applicant, name: 'Asha' });
});

test('a menu of a translated page that was opened early stays as it is, and works', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await changePages(page, translatePage);
  const { menuButton, drawer, accordion, closeButton } = shellOf(page);
  const group = page.locator('.nav-dropdown', { hasText: service.name });
  const button = group.getByRole('button');
  const panel = group.locator('[popover]');
  const wakeWith = async (
    viewport: { width: number; height: number },
    menu: Locator,
    open: () => unknown,
  ) => {
    await page.setViewportSize(viewport);
    const release = await openWithoutScript(page, '/about/');
    await open();
    await expect(menu).toBeVisible();
    await release();
    await expectAlive(page);
    await expect(menu).toBeVisible();
  };

  await test.step('the drawer', async () => {
    await wakeWith({ width: phone.width, height: 400 }, drawer, async () => {
      await menuButton.click();
      await accordion(menu.services).locator('summary').click();
      await accordion(menu.services).locator('summary').press('Tab');
      await drawer.evaluate((drawer) => {
        drawer.scrollTop = 120;
      });
    });
    await expect(accordion(menu.services)).toHaveAttribute('open');
    await expect(drawer).toHaveJSProperty('scrollTop', 120);
    await expect(accordion(menu.services).locator(':focus')).toHaveCount(1);
    await closeButton.click();
    await expect(drawer).toBeHidden();
    await expect(menuButton).toBeFocused();
  });
  await test.step('a hovered dropdown stays open at the first click, and closes at the second', async () => {
    await page.mouse.move(200, 700);
    await wakeWith(desktop, panel, () => button.hover());
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  });
});

test('a dialog that is rendered again keeps texts, file and focus', async ({ page }) => {
  needsJobs(1);
  await openPage(page, '/careers/');
  await page.locator('main').getByText(jobWords.apply).first().click();
  const dialog = page.locator('dialog[open]');
  const typed = ownApplicant();
  await submitButton(dialog).click();
  await dialog.getByLabel(applicationForm.fields.name.label).fill(typed.name);
  await dialog.locator('input[type=file]').setInputFiles(fileOf('resume.pdf', 2_000));
  const before = await dialog.elementHandle();
  await dialog.locator('.field__message').evaluateAll((messages) => {
    for (const message of messages) message.remove();
  });
  await dialog.getByLabel(applicationForm.fields.email.label).fill(typed.email);
  await expect.poll(() => before!.evaluate((element) => element.isConnected)).toBe(false);
  await expect(dialog.getByText('resume.pdf')).toBeVisible();
  await expect(dialog.getByLabel(applicationForm.fields.email.label)).toBeFocused();
  await dialog.getByLabel(applicationForm.fields.phone.label).fill(typed.phone);
  await expectAlive(page);
});
