import { writeFile } from 'node:fs/promises';
import { indianDay } from '../shared/core/days.ts';
import { plural } from '../shared/core/plural.ts';
import { runCommand } from './lib/runCommand.ts';
import { listPages } from './pipeline/pages/listPages.ts';
import { pageDatesFile, readPageDates, updatePageDates } from './pipeline/pages/pageDates.ts';

/** `npm run dates`: records today's date in India for every page whose text has changed since it last ran. */
await runCommand(async () => {
  const { recorded } = await listPages('.pages/dates');
  const known = readPageDates();
  const today = indianDay(Date.now());
  const dates = updatePageDates(recorded, known, today);
  await writeFile(pageDatesFile, `${JSON.stringify(dates, undefined, 2)}\n`);
  const changed = Object.keys(dates).filter((path) => dates[path] !== known[path]);
  for (const path of changed) console.log(`${path} changed ${today}`);
  const count = plural(changed.length, 'page has', 'pages have');
  console.log(`${pageDatesFile}: ${count} a new text`);
});
