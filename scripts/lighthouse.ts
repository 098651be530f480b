/*
 * `npm run lighthouse [-- page …] [--runs n]`: medians of Lighthouse's results for the heaviest page of each template,
 * or for the named pages, each next to a copy of the page without scripts. Timings depend on the machine:
 * use a quiet one, and look at the ratios first.
 */
import { chromium } from 'playwright';
import { findBrowser } from './lib/findBrowser.ts';
import { parseArguments } from './lib/parseArguments.ts';
import { readRuns } from './lib/readRuns.ts';
import { runCommand } from './lib/runCommand.ts';
import { heaviestPages } from './pipeline/budgets/heaviestPages.ts';
import { weighPages } from './pipeline/budgets/weighPages.ts';
import { listPages } from './pipeline/pages/listPages.ts';
import { selectPages } from './pipeline/pages/selectPages.ts';
import { buildPair } from './tools/lighthouse/buildPair.ts';
import { loadLighthouse } from './tools/lighthouse/loadLighthouse.ts';
import { type Measurement, measurePage, mediansOf } from './tools/lighthouse/measurePage.ts';
import { pagesToMeasure } from './tools/lighthouse/pagesToMeasure.ts';
import { type Comparison, printMeasurements } from './tools/lighthouse/printMeasurements.ts';
import { serveLikeHost } from './tools/serveLikeHost.ts';

const port = 4290;
const debuggingPort = 9232;

await runCommand(async () => {
  const { values, positionals } = parseArguments(
    { allowPositionals: true, options: { runs: { type: 'string', default: '5' } } },
    'Give page names, or --runs <number>',
  );
  const runs = readRuns(values.runs);
  const listed = selectPages((await listPages('.pages/lighthouse')).pages, positionals);
  const measurable = pagesToMeasure(listed, positionals.length > 0);

  const lighthouse = await loadLighthouse();
  console.log('Building the site, and its twin without scripts');
  const { site, twin } = await buildPair(`http://localhost:${port}`);
  const pages =
    positionals.length > 0
      ? measurable
      : heaviestPages(await weighPages(site, '/', measurable)).map(({ page }) => page);
  const servers = [await serveLikeHost(site, port), await serveLikeHost(twin, 0)];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const comparisons: Comparison[] = [];
    for (const page of pages) {
      const measured: Measurement[][] = [[], []];
      for (let run = 1; run <= runs; run++) {
        console.log(`${page.path}  run ${run} of ${runs}`);
        for (const [index, { url }] of servers.entries()) {
          measured[index]!.push(await measurePage(lighthouse, url + page.path, debuggingPort));
        }
      }
      const [own, twin] = measured.map(mediansOf);
      comparisons.push({ page, own: own!, twin: twin! });
    }
    printMeasurements(comparisons);
  } finally {
    await browser.close();
    for (const { server } of servers) server.close();
  }
});
