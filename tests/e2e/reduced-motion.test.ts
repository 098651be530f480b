import { applyLink, dialogOf, job, needsJobs } from '../support/careers.ts';
import { menu } from '../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

test.use({ ...stillPage, viewport: desktop });

test('menus and dialogs appear at once', async ({ page }) => {
  // What moves or fades, such as "translate of drawer".
  const transitions: string[] = [];
  await page.exposeFunction('noteTransition', (transition: string) => transitions.push(transition));
  await page.addInitScript(() => {
    const { noteTransition } = window as unknown as { noteTransition: (transition: string) => void };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      noteTransition(`${propertyName} of ${(target as Element).className}`);
    });
  });
  const { dropdown, menuButton, drawer } = shellOf(page);
  await openPage(page, '/careers/');
  await dropdown(menu.services).button.hover();
  await expect(dropdown(menu.services).panel).toBeVisible();
  await page.setViewportSize(phone);
  await menuButton.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await applyLink(page, job.title).click();
  await expect(dialogOf(page)).toBeVisible();
  expect(transitions).toEqual([]);
});
