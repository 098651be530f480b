import type { Step } from '../../scripts/tools/runSteps.ts';

/** The first of three. */
export const testPort = Number(process.env.TEST_PORT || 4180);

/** The built sites that tests look at in browsers, each served on its own port: never dist/, which may be uploaded. */
export const sites = {
  site: { port: testPort, base: '/', folder: '.cache/site' },
  subPath: { port: testPort + 1, base: '/site/', folder: '.cache/sub-path' },
};

export function addressOf(name: keyof typeof sites): string {
  const { port, base } = sites[name];
  return `http://localhost:${port}${base}`;
}

/** What lets the tests read the inbox that takes their forms. */
export const inboxToken = process.env.INBOX_TOKEN || 'inbox-of-the-tests';

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

export const buildSettings = {
  site: { ...wholeSite, SITE_URL: siteUrl, OUT_DIR: sites.site.folder },
  subPath: { ...wholeSite, SITE_URL: 'none', BASE_PATH: sites.subPath.base, OUT_DIR: sites.subPath.folder },
  extras: {
    ...wholeSite,
    OUT_DIR: '.cache/extras',
    SITE_PAGES: extraPages.join(' '),
    SITE_URL: 'https://www.brandname-software.example',
    ENQUIRY_FORM_URL: 'https://formsubmit.co/enquiries@brandname-software.example',
    APPLICATION_FORM_URL: 'https://formsubmit.co/careers@brandname-software.example',
  },
};

export const builds = Object.entries(buildSettings).map(
  ([name, env]): Step => ({ name: `build ${name}`, command: 'vite build', env }),
);
