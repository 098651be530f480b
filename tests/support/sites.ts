import { environment } from '#shared/core/environment.ts';
import { testFolders } from '../../scripts/tools/test/builds.ts';

/** What lets the tests read the inbox that takes their forms. */
export const inboxToken = process.env.INBOX_TOKEN || 'inbox-of-the-tests';

/** The built sites that tests look at in browsers, each served on its own port. */
export const sites = {
  site: { port: environment.testPort, base: '/', folder: testFolders.site },
  subPath: { port: environment.testPort + 1, base: '/site/', folder: testFolders.subPath },
};

export function addressOf(name: keyof typeof sites): string {
  const { port, base } = sites[name];
  return `http://localhost:${port}${base}`;
}
