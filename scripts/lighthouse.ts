/*
 * `npm run lighthouse [-- page …]`: medians of three runs of Lighthouse for the heaviest page of each template, or
 * for the named pages, next to their limits. Timings depend on the machine: use one that is idle.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { UserError } from '#shared/core/UserError.ts';
import { heaviestPages, paintBudgetOf } from '../build/budgets/budgets.ts';
import { cachingOf } from '../build/hostHeaders.ts';
import { findBrowser } from '../build/lib/findBrowser.ts';
import { printTable } from '../build/lib/printTable.ts';
import { parseArguments, runCommand } from '../build/lib/runCommand.ts';
import { htmlFileOf } from '../build/pages/htmlFileOf.ts';
import { listPages, selectPages } from '../build/pages/listPages.ts';

const site = path.resolve('.cache/lighthouse-site');
const port = 4290;
const origin = `http://localhost:${port}`;
const runs = 3;

/** The last version for Node 20. It has 200 dependencies, so npm fetches it on first use. */
const program = 'lighthouse@12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = Object.keys(paintBudgetOf(''));

const run = promisify(execFile);

/** One run's scores out of 100, times in ms and layout shift. This process is also the server, so it must not block. */
async function measure(url: string): Promise<number[]> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic';
  const args = [program, url, '--quiet', '--output=json', `--only-categories=${categories}`, flags];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  // Through npm, because Windows cannot start npx without a shell.
  const npm = [process.env.npm_execpath!, 'exec', '--yes', '--'];
  const { stdout } = await run(process.execPath, [...npm, ...args], { env, maxBuffer: 100_000_000 });
  const report = JSON.parse(stdout);
  return [
    ...categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    ...audits.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
  ];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median of each figure over several runs; `!` marks one beyond its limit. */
function cellsOf(results: number[][], template: string): string[] {
  const limits = paintBudgetOf(template);
  return [...categories, ...audits].map((name, index) => {
    const value = median(results.map((result) => result[index]!));
    const limit = limits[name];
    const isBeyond = limit === undefined ? value < 100 : !(value < limit + 0.0005);
    return `${name.endsWith('shift') ? value.toFixed(3) : Math.round(value)}${isBeyond ? ' !' : ''}`;
  });
}

await runCommand(async () => {
  const { positionals } = parseArguments({ allowPositionals: true }, 'Give only page names');
  const listed = selectPages((await listPages()).pages, positionals);
  const pages = listed.filter((page) => page.path.endsWith('/') && !page.aliasOf && !page.devOnly);
  console.log('Building the site');
  const env = { ...process.env, OUT_DIR: site, SITE_URL: origin, BASE_PATH: '/', PRECOMPRESS: '1' };
  await run(process.execPath, ['scripts/run.cjs', 'build'], { env });
  const weights = pages.map((page) => ({
    page,
    html: statSync(path.join(site, htmlFileOf(page.path))).size,
  }));
  const measured = positionals.length > 0 ? weights : heaviestPages(weights);
  const server = createServer(
    sirv(site, {
      brotli: true,
      setHeaders: (response, file) => void response.setHeader('Cache-Control', cachingOf(file)),
    }),
  );
  await once(server.listen(port, 'localhost'), 'listening');
  try {
    const rows: string[][] = [];
    for (const { page } of measured) {
      console.log(page.path);
      const results: number[][] = [];
      while (results.length < runs) results.push(await measure(origin + page.path));
      rows.push([page.path, ...cellsOf(results, page.template)]);
    }
    printTable([['Page', 'perf', 'a11y', 'best', 'seo', 'first', 'largest', 'blocked', 'shift'], ...rows]);
    if (rows.flat().some((cell) => cell.endsWith('!'))) {
      throw new UserError('Figures marked with ! miss the limits in build/budgets/budgets.ts');
    }
  } finally {
    server.close();
  }
});
