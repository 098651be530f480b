import { enquiryWords } from '../../shared/content/words/forms.ts';
import { applyLink, dialogOf, job } from '../support/careers.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { menu } from '../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

test('menus, dialogs and messages appear at once', async ({ page }) => {
  // What moves or fades, such as "background-color of notice notice--toast".
  const transitions: string[] = [];
  await page.exposeFunction('noteTransition', (transition: string) => transitions.push(transition));
  await page.addInitScript(() => {
    const { noteTransition } = window as unknown as { noteTransition: (transition: string) => void };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      noteTransition(`${propertyName} of ${(target as Element).className}`);
    });
  });
  const { dropdown, menuButton, drawer } = shellOf(page);
  await test.step('menus', async () => {
    await openPage(page, '/about/');
    await dropdown(menu.services).button.hover();
    await expect(dropdown(menu.services).panel).toBeVisible();
    await page.setViewportSize(phone);
    await menuButton.click();
    await expect(drawer).toBeVisible();
  });
  await test.step('a job', async () => {
    await openPage(page, '/careers/');
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
  });
  await test.step('a message', async () => {
    await openContact(page);
    await fillEnquiry(page, ownEnquiry());
    await page.getByRole('button', { name: enquiryWords.submit }).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });
  expect(transitions).toEqual([]);
});
