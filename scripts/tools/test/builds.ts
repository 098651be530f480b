import type { Step } from './runStep.ts';

/** Folders of the builds that tests use: never dist/, which may be uploaded. */
export const testFolders = {
  site: '.cache/site',
  subPath: '.cache/sub-path',
  extras: '.cache/extras',
} as const;

/** The address that the tested site is built for; the one under a sub-path is built for none. */
export const siteUrl = 'https://www.example.com';

/** Overrides the company's form services: what tests send must reach nobody. */
export const localForms = { ENQUIRY_FORM_URL: 'inbox', APPLICATION_FORM_URL: 'inbox' };

/**
 * The components page, and pages whose forms are sent to services. Their addresses have an ordinary length, because
 * tests/build/firstFlight.test.ts compares the HTML of these pages with its budget.
 */
export const extraPages = ['components', 'home', 'careers', 'contact'];

/** The step that makes each build. */
export const testBuilds: Record<keyof typeof testFolders, Step> = {
  site: {
    name: 'build',
    command: 'tsx scripts/build.ts',
    env: { OUT_DIR: testFolders.site, SITE_URL: siteUrl, ...localForms },
  },
  subPath: {
    name: 'build under a sub-path',
    command: 'tsx scripts/build.ts',
    env: { OUT_DIR: testFolders.subPath, BASE_PATH: '/site/', SITE_URL: '', ...localForms },
  },
  extras: {
    name: 'build of components and of pages with form services',
    command: `tsx scripts/build.ts ${extraPages.join(' ')}`,
    env: {
      OUT_DIR: testFolders.extras,
      SITE_URL: 'https://www.brandname-software.example',
      ENQUIRY_FORM_URL: 'https://formsubmit.co/enquiries@brandname-software.example',
      APPLICATION_FORM_URL: 'https://formsubmit.co/careers@brandname-software.example',
    },
  },
};
