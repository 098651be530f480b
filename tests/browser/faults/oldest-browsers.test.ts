import type { Page } from 'playwright/test';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { shellWords } from '../../../shared/content/words/shell.ts';
import {
  applyLink,
  fileOf,
  fillApplication,
  job,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { breakApis } from '../../support/faults.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { industry, menu, service } from '../../support/samples.ts';
import { desktop, holdsFocus, phone, rectOf, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

/** What siteConfig.ts allows browsers to lack: in scripts by where it is, in HTML and CSS as text. */
const younger = {
  apis: [
    ...['popover', 'showPopover', 'hidePopover', 'togglePopover'].map(
      (name) => `HTMLElement.prototype.${name}`,
    ),
    'HTMLFormElement.prototype.requestSubmit',
    ...['Element.prototype.checkVisibility', 'Document.prototype.startViewTransition'],
    ...['Document.prototype.adoptedStyleSheets', 'CSSStyleSheet.prototype.replaceSync', 'CSSStyleSheet'],
    ...['requestIdleCallback', 'scheduler', 'navigation', 'URLPattern', 'Iterator', 'AbortSignal.any'],
    ...['AbortSignal.timeout', 'URL.canParse', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers'],
    ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`),
  ],
  text: /([:@]?)\b(popover|has\(|color-mix\(|container\b|subgrid|overflow-x:\s?clip|starting-style)/g,
};

/** Makes the browser one of the oldest that are supported. */
async function takeYoungerFeatures(page: Page): Promise<void> {
  await breakApis(page, younger.apis, 'missing');
  await page.addInitScript(() => {
    for (const key of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      for (const { prototype } of [Element, Document] as unknown as { prototype: Element }[]) {
        const find = prototype[key] as (selector: string) => never;
        if (!find) continue;
        prototype[key] = function (this: Element, selector: string) {
          if (/:popover-open|:has\(/.test(selector)) throw new SyntaxError(`${selector} is unknown`);
          return find.call(this, selector);
        } as never;
      }
    }
  });
  await page.route(/\/(\?.*)?$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(younger.text, '$1unknown-$2') });
  });
}

// The policy names the styles as they are built.
test.use({ ...stillPage, viewport: desktop, bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await takeYoungerFeatures(page);
  await serveMap(page);
});

// A page that a test has left may still be fetching.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const isAwake of [false, true]) {
  test(`in the oldest supported browsers the menus open and close ${isAwake ? 'with' : 'before'} their script`, async ({
    page,
  }) => {
    const { drawer, accordion, dropdown, header } = shellOf(page);
    const open = (address: string) => (isAwake ? openPage(page, address) : page.goto(`.${address}`));
    const link = header.getByRole('link', { name: shellWords.openDrawer });
    const { button, panel, links } = dropdown(menu.services);
    const industries = dropdown(menu.industries);

    await open('/about/');
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await industries.button.hover();
    await expect(industries.panel).toBeVisible();
    await expect(panel).toBeHidden();
    await page.mouse.move(200, 700);
    await expect(industries.panel).toBeHidden();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await links.filter({ hasText: service.name }).click();
    await expect(page).toHaveURL(`./services/${service.slug}/`);

    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/about/');
    await expect(drawer).toBeHidden();
    await link.click();
    await expect(drawer).toBeVisible();
    expect(await rectOf(drawer)).toMatchObject({ right: phone.width, width: 250, height: phone.height });
    await drawer.getByRole('link', { name: shellWords.closeDrawer }).click();
    await expect(drawer).toBeHidden();
    await link.click();
    await accordion(menu.industries).locator('summary').click();
    await drawer.getByRole('link', { name: industry.name }).click();
    await expect(page).toHaveURL(`./industries/${industry.slug}/`);
    await expect(drawer).toBeHidden();
  });
}

test('in the oldest supported browsers the enquiry is sent, also by a click before its script', async ({
  page,
  request,
}) => {
  for (const isAwake of [true, false]) {
    const typed = ownEnquiry();
    await (isAwake ? openPage(page, '/contact/') : page.goto('./contact/'));
    await fillEnquiry(page, typed);
    await page.getByRole('button', { name: enquiryWords.submit }).click();
    await expect(page.locator('[aria-live=polite]').getByText(thanks)).toBeVisible();
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  }
});

test('in the oldest supported browsers the dialog holds the focus, sends the application and closes', async ({
  page,
  request,
}) => {
  const applicant = ownApplicant();
  const dialog = await openJob(page);
  // Without :has() there is no choice of jobs.
  await expect(page.getByRole('radio')).toHaveCount(0);
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus(dialog), `focus after ${key}`).toBe(true);
  }
  await fillApplication(dialog, applicant, fileOf('resume.pdf', 4000));
  await submitButton(dialog).click();
  await expect(dialog.getByText(succeeded)).toBeVisible();
  expect(await receivedFrom(request, applicant.email)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(applyLink(page, job.title)).toBeFocused();
});
