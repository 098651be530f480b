import type { Step } from './runStep.ts';

/** Folders of the builds that tests use: never dist/, which may be uploaded. */
export const testFolders = {
  site: '.cache/site',
  subPath: '.cache/sub-path',
  components: '.cache/components',
  formServices: '.cache/form-services',
} as const;

/** The address that the tested site is built for; the one under a sub-path is built for none. */
export const siteUrl = 'https://www.example.com';

/** Overrides the company's form services: what tests send must reach nobody. */
const inbox = { ENQUIRY_FORM_URL: 'inbox', APPLICATION_FORM_URL: 'inbox' };

/** The step that makes each build. */
export const testBuilds: Record<keyof typeof testFolders, Step> = {
  site: {
    name: 'site',
    command: 'tsx scripts/build.ts',
    env: { OUT_DIR: testFolders.site, SITE_URL: siteUrl, ...inbox },
  },
  subPath: {
    name: 'site under a sub-path',
    command: 'tsx scripts/build.ts',
    env: { OUT_DIR: testFolders.subPath, BASE_PATH: '/site/', SITE_URL: '', ...inbox },
  },
  components: {
    name: 'components page',
    command: 'tsx scripts/build.ts components',
    env: { OUT_DIR: testFolders.components },
  },
  // Addresses of ordinary length: tests/build/firstFlight.test.ts compares the HTML of these pages with its budget.
  formServices: {
    name: 'pages with form services',
    command: 'tsx scripts/build.ts home careers contact',
    env: {
      OUT_DIR: testFolders.formServices,
      SITE_URL: 'https://www.brandname-software.example',
      ENQUIRY_FORM_URL: 'https://formsubmit.co/enquiries@brandname-software.example',
      APPLICATION_FORM_URL: 'https://formsubmit.co/careers@brandname-software.example',
    },
  },
};
