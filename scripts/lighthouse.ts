/*
 * `npm run lighthouse [-- page …]`: medians of three runs of Lighthouse for the heaviest page of each template, or
 * for the named pages, next to their limits. Timings depend on the machine: use a quiet one.
 */
import path from 'node:path';
import { chromium } from 'playwright';
import { CliError } from './lib/CliError.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { parseArguments } from './lib/parseArguments.ts';
import { printTable } from './lib/printTable.ts';
import { runCommand } from './lib/runCommand.ts';
import { heaviestPages } from './pipeline/budgets/heaviestPages.ts';
import { weighPages } from './pipeline/budgets/weighPages.ts';
import { listPages } from './pipeline/pages/listPages.ts';
import { selectPages } from './pipeline/pages/selectPages.ts';
import { runBuild } from './pipeline/runBuild.ts';
import { precompress } from './pipeline/vite/precompress.ts';
import { loadLighthouse } from './tools/lighthouse/loadLighthouse.ts';
import { cellsOf, figures, measurePage } from './tools/lighthouse/measurePage.ts';
import { serveLikeHost } from './tools/serveLikeHost.ts';

const site = path.resolve('.cache/lighthouse-site');
const port = 4290;
const debuggingPort = 9232;
const runs = 3;

await runCommand(async () => {
  const { positionals } = parseArguments({ allowPositionals: true }, 'Give page names');
  const listed = selectPages((await listPages('.pages/lighthouse')).pages, positionals);
  const pages = listed.filter((page) => page.path.endsWith('/') && !page.aliasOf && !page.devOnly);
  if (pages.length === 0) throw new CliError('Name pages of the site that have an address of their own');

  const lighthouse = await loadLighthouse();
  console.log('Building the site');
  await runBuild({ env: { OUT_DIR: site, SITE_URL: `http://localhost:${port}`, BASE_PATH: '/' } });
  const weights = await weighPages(site, '/', pages);
  await precompress(site);
  const measured = positionals.length > 0 ? weights : heaviestPages(weights);
  const { server, url } = await serveLikeHost(site, port);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const rows: string[][] = [];
    for (const { page } of measured) {
      console.log(page.path);
      const results: number[][] = [];
      while (results.length < runs) {
        results.push(await measurePage(lighthouse, url + page.path, debuggingPort));
      }
      rows.push([page.path, ...cellsOf(results, page.template)]);
    }
    printTable([['Page', ...figures]], rows);
    if (rows.flat().some((cell) => cell.endsWith('!'))) {
      throw new CliError('Figures marked with ! are beyond scripts/pipeline/budgets/budgets.ts');
    }
  } finally {
    await browser.close();
    server.close();
  }
});
