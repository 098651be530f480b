import { firstPort, testFolders } from '../../scripts/tools/test/builds.ts';

const { OUT_DIR, SITE_UNDER_TEST, SITES_SERVED } = process.env;

/** What lets the tests read the inbox that takes their forms. */
export const inboxToken = process.env.INBOX_TOKEN || 'inbox-of-the-tests';

/** The built sites that tests look at in browsers, each served on its own port. OUT_DIR replaces the first. */
export const sites = {
  site: { port: firstPort, base: '/', folder: OUT_DIR || testFolders.site },
  subPath: { port: firstPort + 1, base: '/site/', folder: testFolders.subPath },
};

type SiteName = keyof typeof sites;

/** The sites to serve: those that SITES_SERVED names, or all. */
export const servedSites = () =>
  Object.entries(sites)
    .filter(([name]) => SITES_SERVED?.split(',').includes(name) ?? true)
    .map(([, site]) => site);

export function addressOf(name: SiteName): string {
  const { port, base } = sites[name];
  return `${SITE_UNDER_TEST ?? `http://localhost:${port}`}${base}`;
}
