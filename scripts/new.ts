import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './lib/runCommand.ts';
import { makePlan } from './tools/new/makePlan.ts';
import { report } from './tools/new/report.ts';

/** `npm run new [-- kind [name]]`: adds an entry to the content, or a page, with the texts to fill in marked. */
await runCommand(async () => {
  const plan = await makePlan(process.argv.slice(2), process);
  for (const { file, text } of plan.files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(report(plan));
});
