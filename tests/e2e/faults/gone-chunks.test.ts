import { applicationWords, jobWords } from '../../../shared/content/words/careers.ts';
import { carouselWords, motionWords } from '../../../shared/content/words/controls.ts';
import { enquiryWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { anyOf } from '../../support/anyOf.ts';
import {
  applicantIn,
  applyLink,
  closeJob,
  dialogOf,
  fileOf,
  fillApplication,
  needsJobs,
  openJob,
  otherJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { carouselOf, technology } from '../../support/carousels.ts';
import { enquiryIn, fillEnquiry, openContact, ownEnquiry, thanks } from '../../support/contact.ts';
import { lazyScripts, networkError, removeFiles } from '../../support/faults.ts';
import { receivedFrom } from '../../support/inbox.ts';
import { expectLogosInReach } from '../../support/logos.ts';
import { opacitiesOn } from '../../support/revealed.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });
test.beforeEach(({ expectComplaint }) => expectComplaint(networkError));

const everyAsset = '**/assets/**';
const resume = fileOf('resume.pdf', 2_000);

test('an application in progress outlives a new deployment', async ({ page, request, expectComplaint }) => {
  needsJobs(1);
  expectComplaint('has no script');
  const typed = ownApplicant();
  const other = dialogOf(page, otherJob.title);
  await test.step('it is kept and sent from a page that is still open', async () => {
    const dialog = await openJob(page);
    await dialog.getByLabel(applicationWords.name.label).fill(typed.name);
    await removeFiles(page, everyAsset);
    await fillApplication(dialog, typed, resume);
    await closeJob(page);
    await applyLink(page, otherJob.title).click();
    await expect(other.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
    expect(await applicantIn(other)).toEqual(typed);
    await fillApplication(other, typed, resume);
    await submitButton(other).click();
    await expect(other.getByText(succeeded)).toBeVisible();
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  });
  await test.step('without the dialog, Apply Now leads to the job’s page with what was typed', async () => {
    await fillApplication(other, typed, resume);
    await page.unroute(everyAsset);
    await removeFiles(page, lazyScripts);
    await page.reload();
    await applyLink(page, otherJob.title).click();
    await expect(page).toHaveURL(`.${otherJob.path}#apply`);
    const form = page.getByRole('form', { name: jobWords.applyHere });
    await expect(form.getByLabel(applicationWords.name.label)).toHaveValue(typed.name);
    expect(await applicantIn(form)).toEqual(typed);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an enquiry in progress is kept and sent after a new deployment', async ({ page, request }) => {
    const typed = ownEnquiry();
    await openContact(page);
    await page.getByLabel(enquiryWords.firstName.label).fill(typed.firstName);
    await removeFiles(page, everyAsset);
    await page.mouse.wheel(0, 900);
    await fillEnquiry(page, typed);
    expect(await enquiryIn(page)).toEqual(typed);
    await page.getByRole('button', { name: enquiryWords.submit }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await receivedFrom(request, typed.email)).toHaveLength(1);
  });

  test('the home page keeps everything that its HTML shows, and its links', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint('has no script');
    await removeFiles(page, lazyScripts);
    await openPage(page, '/');
    await page.mouse.wheel(0, 500);
    await expectLogosInReach(page);
    const controls = anyOf(
      ...Object.values(motionWords),
      fill(carouselWords.next, { heading: technology }),
      fill(carouselWords.previous, { heading: technology }),
    );
    await expect(page.getByRole('button', { name: controls })).toHaveCount(0);
    expect(await opacitiesOn(page)).toEqual(['1']);

    const { viewport, slides } = carouselOf(page, technology);
    await viewport.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slides.last()).toBeInViewport();
    await slides.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/technologies\/[a-z-]+\/$/);
  });
});
