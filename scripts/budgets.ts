import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './CliError.ts';
import { outDir } from './outDir.ts';
import { listPages } from './pages/listPages.ts';
import { selectPages } from './pages/selectPages.ts';
import { htmlFileOf } from './pages/writeEntries.ts';
import { byteBudgetOf } from './report/budgets.ts';
import { checkBudgets, weighed, weighedKinds } from './report/checkBudgets.ts';
import { heaviestPages } from './report/heaviestPages.ts';
import { kilobytes } from './report/kilobytes.ts';
import { printTable } from './report/printTable.ts';
import { weighPages } from './report/weighPages.ts';
import { runCommand } from './runCommand.ts';
import { readHosting } from './settings.ts';

/** `npm run budgets`: what the heaviest built page of each template weighs, and what it may. */
await runCommand(async () => {
  const dist = path.resolve(outDir());
  const pages = selectPages((await listPages('.pages/budgets')).pages, []).filter(({ path: address }) =>
    existsSync(path.join(dist, htmlFileOf(address))),
  );
  if (pages.length === 0) throw new CliError('There are no built pages to weigh: run "npm run build" first');
  const weights = await weighPages(dist, readHosting().base, pages);
  printTable(
    [['Heaviest page of its template', ...weighedKinds.map((kind) => weighed[kind].label)]],
    heaviestPages(weights).map((weight) => {
      const budget = byteBudgetOf(weight.page.template);
      return [
        weight.page.path,
        ...weighedKinds.map((kind) => `${kilobytes(weight[kind])} of ${kilobytes(budget[kind])}`),
      ];
    }),
  );
  checkBudgets(weights);
  console.log(`All ${weights.length} pages are within their budgets: compressed as hosts do it on the fly`);
});
