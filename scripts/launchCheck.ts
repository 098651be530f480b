import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plural } from '#shared/core/text.ts';
import { UserError } from '#shared/core/UserError.ts';
import { runCommand } from '../build/lib/explainError.ts';
import { listLines } from '../build/lib/notices.ts';
import { checkBuilt, outDir } from '../build/output/outDir.ts';
import { updatePictures } from '../build/pictures/makePictures.ts';
import { checkSite, isHere } from './tools/checkSite.ts';

async function checkLive(text: string): Promise<void> {
  const root = URL.canParse(text) ? new URL(text) : undefined;
  if (!root || !/^https?:$/.test(root.protocol) || root.search || root.hash)
    throw new UserError(
      `--url is "${text}": it must be the address of the site, such as "https://www.example.com"`,
    );
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  const folder = outDir();
  checkBuilt(folder);
  const home = path.join(folder, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  const origin = isHere(root) ? '' : `${root.origin} as siteUrl or SITE_URL, and `;
  if (!html.includes(isHere(root) ? `href="${root.pathname}favicon.ico"` : `canonical" href="${root}"`))
    throw new UserError(
      `${folder}/ is not built for ${root}: give the address that it is built for, or run "npm run build" with ${origin}${root.pathname} as BASE_PATH`,
    );
  const faults = await checkSite({ root, folder });
  console.log(
    faults.length === 0
      ? 'Checked pages, files and headers: no problems found'
      : `${faults.join('\n')}\n${plural(faults.length, 'problem')} found. hosting/README.md has a recipe for each host`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** Exits with an error if it lists anything to do, or anything wrong with the site at an address. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
  if (positionals.some((word) => word !== 'promises'))
    throw new UserError('Use no arguments, "promises", or --url <address of the live site>');
  if (values.url !== undefined) return checkLive(values.url);
  await updatePictures();
  // Content is checked on import: a mistake must be reported here, without a stack trace.
  const { findOpenItems, listPromises } = await import('./tools/findOpenItems.ts');
  if (positionals.length > 0) return console.log(listPromises());
  const items = findOpenItems();
  console.log(
    items.length === 0
      ? 'Nothing is left to do: the site is ready to be published.'
      : `${listLines(items).join('\n')}

What a file promises, as text: npm run launch-check -- promises

${plural(items.length, 'thing is', 'things are')} left to do before the site can be published.`,
  );
  if (items.length > 0) process.exitCode = 1;
});
