import { existsSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './lib/CliError.ts';
import { kilobytes } from './lib/kilobytes.ts';
import { printTable } from './lib/printTable.ts';
import { runCommand } from './lib/runCommand.ts';
import { byteBudgetOf } from './pipeline/budgets/budgets.ts';
import { checkBudgets, weighed, weighedKinds } from './pipeline/budgets/checkBudgets.ts';
import { heaviestPages } from './pipeline/budgets/heaviestPages.ts';
import { weighPages } from './pipeline/budgets/weighPages.ts';
import { outDir } from './pipeline/outDir.ts';
import { listPages } from './pipeline/pages/listPages.ts';
import { selectPages } from './pipeline/pages/selectPages.ts';
import { htmlFileOf } from './pipeline/pages/writeEntries.ts';
import { readHosting } from './pipeline/settings.ts';

/** `npm run budgets`: prints the heaviest built page of each template next to its budget. */
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
  const heavy = weights.filter(({ page, html }) => html > byteBudgetOf(page.template).html).length;
  const share = heavy > 0 ? `, ${heavy} of them with the room that a company's own texts may take` : '';
  console.log(
    `All ${weights.length} pages are within their budgets${share}: compressed as hosts do it on the fly`,
  );
});
