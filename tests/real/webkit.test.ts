import { writeFileSync } from 'node:fs';
import { test as base, expect } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { fileOf, needsJobs, ownApplicant } from '../support/careers.ts';
import { expectApplication } from '../support/forms.ts';
import { templateSamples } from '../support/pages.ts';
import { job } from '../support/samples.ts';
import { phone } from '../support/shell.ts';
import { startWebKit, type WebKit } from './support/webDriver.ts';

const test = base.extend<{ webkit: WebKit }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for
  webkit: async ({}, use) => {
    const webkit = await startWebKit(phone);
    await use(webkit);
    await webkit.end();
  },
});

const send = 'form [type=submit]';
const escapeKey = '\uE00C';

const awaken = async (webkit: WebKit, island: string) => {
  const selector = `[data-island="${island}"]`;
  await webkit.run((selector) => {
    const found = document.querySelector(selector)!;
    found.scrollIntoView({ block: 'center' });
    found.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, selector);
  await expect
    .poll(() =>
      webkit.run((selector) => document.querySelector<HTMLElement>(selector)?.dataset.state, selector),
    )
    .toBe('awake');
};

const textOf = (webkit: WebKit, selector: string) =>
  expect.poll(() => webkit.run((selector) => document.querySelector(selector)?.textContent ?? '', selector));

async function fill(webkit: WebKit, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await webkit.type(`${form} [name="${name}"]`, value);
}

test('the window is as wide as a phone, and no page is wider', async ({ webkit }) => {
  for (const { path: address } of templateSamples) {
    await webkit.open(address);
    expect(await webkit.run(() => [innerWidth, document.documentElement.scrollWidth]), address).toEqual([
      phone.width,
      phone.width,
    ]);
  }
});

test('the drawer opens, keeps the focus, closes on Escape, and leads to a page', async ({ webkit }) => {
  await webkit.open('/about/');
  await webkit.click('.header__menu-button.with-popovers');
  await expect.poll(() => webkit.isShown('.drawer')).toBe(true);
  await webkit.press('\uE004');
  expect(await webkit.run(() => document.activeElement!.closest('.drawer') !== null)).toBe(true);
  await webkit.press(escapeKey);
  await expect.poll(() => webkit.isShown('.drawer')).toBe(false);
  expect(await webkit.focused()).toContain('header__menu-button');
  await webkit.click('.header__menu-button.with-popovers');
  await webkit.click('.drawer summary');
  await webkit.click('.drawer details a');
  await expect.poll(() => webkit.url()).toContain('/services/');
});

test('the dialog of a job says what is missing and takes applications', async ({ webkit, request }, info) => {
  needsJobs(1);
  const applicant = ownApplicant();
  const resume = fileOf('resume.pdf', 40_000);
  writeFileSync(info.outputPath(resume.name), resume.buffer);
  await webkit.open('/careers/');
  await awaken(webkit, 'JobDialog');
  const link = `main a[href$="${job.hash}"], main a[href="${job.path}#apply"]`;
  await webkit.click(link);
  await expect.poll(() => webkit.isShown('dialog')).toBe(true);
  expect(await webkit.focused()).toContain(job.title);
  await webkit.click(`dialog ${send}`);
  await textOf(webkit, 'dialog .field__message').toBe(applicationForm.fields.name.missing);
  expect(await webkit.focused()).toContain('name="name"');
  await fill(webkit, 'dialog', { ...applicant });
  await webkit.type('dialog [type=file]', info.outputPath(resume.name));
  await webkit.click(`dialog ${send}`);
  await textOf(webkit, 'dialog').toContain(applicationForm.sent);
  await expectApplication(request, applicant.email, resume);
  await webkit.press(escapeKey);
  await expect.poll(() => webkit.isShown('dialog')).toBe(false);
});
