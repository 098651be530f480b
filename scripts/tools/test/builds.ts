import type { Step } from './runSteps.ts';

/** Folders of the builds that tests use: never dist/, which may be uploaded. */
export const testFolders = {
  site: '.cache/site',
  subPath: '.cache/sub-path',
  extras: '.cache/extras',
} as const;

/** The address that the tested site is built for; the one under a sub-path is built for none. */
export const siteUrl = 'https://www.example.com';

/** Overrides the company's services: what tests send must reach nobody. */
export const localServices = {
  ENQUIRY_FORM_URL: 'inbox',
  APPLICATION_FORM_URL: 'inbox',
};

/** Pages whose forms are sent to services. Their addresses have an ordinary length, because the build weighs these pages. */
export const extraPages = ['home', 'careers', 'contact'];

const wholeSite = { BASE_PATH: '', SITE_PAGES: '', ...localServices };

export const buildSettings: Record<keyof typeof testFolders, Record<string, string>> = {
  site: { ...wholeSite, SITE_URL: siteUrl, OUT_DIR: testFolders.site },
  subPath: { ...wholeSite, SITE_URL: 'none', BASE_PATH: '/site/', OUT_DIR: testFolders.subPath },
  extras: {
    OUT_DIR: testFolders.extras,
    ...localServices,
    BASE_PATH: '',
    SITE_PAGES: extraPages.join(' '),
    SITE_URL: 'https://www.brandname-software.example',
    ENQUIRY_FORM_URL: 'https://formsubmit.co/enquiries@brandname-software.example',
    APPLICATION_FORM_URL: 'https://formsubmit.co/careers@brandname-software.example',
  },
};

export const builds = Object.entries(buildSettings).map(
  ([name, settings]): Step => ({ name: `build ${name}`, command: 'vite build', env: settings }),
);
