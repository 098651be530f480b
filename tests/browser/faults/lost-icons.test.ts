import type { Page } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { dialogOf, fileOf, openJob } from '../../support/careers.ts';
import { networkError } from '../../support/faults.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

test.beforeEach(async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await page.route('**/*.svg', (route) => route.abort());
});

/** Labels of the controls on a page that show nothing: no text, and no icon that loaded or needs no file. */
function emptyControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const showsText = (control: Element) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const { clipPath } = getComputedStyle(texts.currentNode.parentElement!);
        if (clipPath === 'none' && isSeen(range.getBoundingClientRect())) return true;
      }
      return false;
    };
    const showsDrawing = (control: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, backgroundColor, inlineSize } = getComputedStyle(control, part);
        return (
          content !== 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(inlineSize) > 8
        );
      });
    const showsPicture = (control: Element) =>
      Array.from(control.querySelectorAll('path, use, img'), (part) => part.getBoundingClientRect()).some(
        isSeen,
      );
    return [...document.querySelectorAll('a[href], button')]
      .filter((control) => control.checkVisibility() && isSeen(control.getBoundingClientRect()))
      .filter((control) => ![showsText, showsDrawing, showsPicture].some((shows) => shows(control)))
      .map((control) => control.outerHTML);
  });
}

test('without their file, no icon leaves a control without a face', async ({ page }) => {
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    for (const address of ['/', '/about/']) {
      await openPage(page, address);
      await expect.poll(() => emptyControls(page)).toEqual([]);
    }
  }
  await test.step('in the drawer', async () => {
    await page.setViewportSize(phone);
    const { menuButton, drawer } = shellOf(page);
    await menuButton.click();
    await expect(drawer).toBeVisible();
    expect(await emptyControls(page)).toEqual([]);
  });
  await test.step('in the dialog, with a chosen file', async () => {
    await openPage(page, '/careers/');
    await openJob(page);
    await dialogOf(page)
      .getByLabel(applicationForm.fields.resume.label)
      .setInputFiles(fileOf('resume.pdf', 2_000));
    expect(await emptyControls(page)).toEqual([]);
  });
});
