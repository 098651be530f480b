import { applicationWords, jobWords } from '#shared/words/careers.ts';
import {
  fileOf,
  fillApplication,
  job,
  needsJobs,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { changePages, expectAlive, foreignChanges, movePage } from '../../support/foreignNodes.ts';
import { expectApplication } from '../../support/inbox.ts';
import { menu, service } from '../../support/samples.ts';
import { desktop, openWithoutScript, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);
test.beforeEach(({ expectComplaint }) => expectComplaint('rendered again'));

/** The change that reaches nothing of a form, and the one that reaches nothing of a menu. */
const besideForms: keyof typeof foreignChanges = 'a calling extension puts a span into the phone’s link';
const besideMenus: keyof typeof foreignChanges = 'a password manager puts elements beside the fields';

for (const [name, change] of Object.entries(foreignChanges)) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => changePages(page, change));

    if (name !== besideForms)
      test('an application keeps its texts, caret and file, and is sent', async ({ page, request }) => {
        needsJobs(1);
        const applicant = ownApplicant();
        const resume = fileOf('resume.pdf', 40_000);
        const release = await openWithoutScript(page, job.path);
        const form = page.locator('.application-form');
        const nameField = form.getByLabel(applicationWords.name.label);
        await fillApplication(form, { ...applicant, name: 'Aha' }, resume);
        await nameField.focus();
        for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
        await release();
        await expectAlive(page);
        await expect(nameField).toBeFocused();
        await page.keyboard.type('s');
        await expect(form.getByText(resume.name)).toBeVisible();
        await submitButton(form).click();
        await expect(form.getByText(succeeded)).toBeVisible();
        const { fields } = await expectApplication(request, applicant.email, resume);
        expect(Object.fromEntries(fields)).toMatchObject({ ...applicant, name: 'Asha' });
      });

    if (name !== besideMenus)
      test('a menu that was opened early stays as it is, and works', async ({ page }) => {
        await test.step('the drawer', async () => {
          await page.setViewportSize({ width: phone.width, height: 400 });
          const release = await openWithoutScript(page, '/about/');
          const { menuButton, drawer, accordion, closeButton } = shellOf(page);
          await menuButton.click();
          await accordion(menu.services).locator('summary').click();
          await accordion(menu.services).locator('summary').press('Tab');
          const stateOf = () =>
            drawer.evaluate((drawer) => [drawer.scrollTop, document.activeElement!.getAttribute('href')]);
          await drawer.evaluate((drawer) => {
            drawer.scrollTop = 120;
          });
          const before = await stateOf();
          await release();
          await expectAlive(page);
          await expect(drawer).toBeVisible();
          await expect(accordion(menu.services)).toHaveAttribute('open');
          expect(await stateOf()).toEqual(before);
          await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
          await movePage(page);
          await closeButton.click();
          await expect(drawer).toBeHidden();
          await expect(menuButton).toBeFocused();
        });
        await page.setViewportSize(desktop);
        const release = await openWithoutScript(page, '/about/');
        const group = page.locator('.nav-dropdown', { hasText: service.name });
        await group.getByRole('button').click();
        await release();
        await expectAlive(page);
        await expect(group.locator('[popover]')).toBeVisible();
        await expect(group.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(group.locator('[popover]')).toBeHidden();
        await expect(group.getByRole('button')).toBeFocused();
      });
  });
}

test('a hovered dropdown stays open at the first click, and closes at the second', async ({ page }) => {
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

for (const removed of ['.submit-area [type=submit] svg', '[data-island=EnquiryForm] .notice'])
  test(`a form from which an extension has removed ${removed} is rendered again`, async ({ page }) => {
    const restarts: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('rendered again')) restarts.push(message.text());
    });
    await serveMap(page);
    await openPage(page, '/contact/');
    await fillEnquiry(page, ownEnquiry());
    await page.locator(removed).evaluate((part) => part.remove());
    await page.locator('.submit-area [type=submit]').click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.locator('.enquiry-form input[name=email]')).toHaveValue('');
    await expectAlive(page);
    expect(restarts).toHaveLength(1);
  });

test('a dialog that is rendered again or moved keeps texts, file and focus', async ({ page }) => {
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
  await movePage(page);
  await expect(dialog.getByLabel(applicationWords.phone.label)).toBeFocused();
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  await expectAlive(page);
});
