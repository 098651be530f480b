import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../shared/core/UserError.ts';
import { runCommand } from './lib/runCommand.ts';
import { checkBudgets } from './pipeline/budgets/checkBudgets.ts';
import { printWeights } from './pipeline/budgets/printWeights.ts';
import { weighPages } from './pipeline/budgets/weighPages.ts';
import { outDir } from './pipeline/output/outDir.ts';
import { htmlFileOf } from './pipeline/pages/htmlFileOf.ts';
import { listPages } from './pipeline/pages/listPages.ts';
import { selectPages } from './pipeline/pages/selectPages.ts';

/** `npm run budgets`: prints the heaviest built page of each template next to its budget, as a build does. */
await runCommand(async () => {
  const dist = path.resolve(outDir());
  const pages = selectPages((await listPages()).pages, []).filter(({ path: address }) =>
    existsSync(path.join(dist, htmlFileOf(address))),
  );
  if (pages.length === 0) throw new UserError('There are no built pages to weigh: run "npm run build" first');
  const weights = await weighPages(dist, pages);
  printWeights(weights);
  checkBudgets(weights);
});
