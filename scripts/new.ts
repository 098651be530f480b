import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { unfilled } from '#shared/model/schema/messages.ts';
import { runCommand } from '../build/lib/runCommand.ts';
import { planFiles } from './tools/new/planFiles.ts';
import { readArguments } from './tools/new/readArguments.ts';

/** `npm run new -- kind name`: adds an entry to the content, or a page, with the texts to fill in marked. */
await runCommand(async () => {
  const files = planFiles(readArguments(process.argv.slice(2)));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const formatter = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false'];
  const written = Object.keys(files);
  const { status, stderr } = spawnSync(process.execPath, [...formatter, ...written], { encoding: 'utf8' });
  if (status !== 0) throw new UserError(`${written.join(', ')}: written, but not formatted. ${stderr}`);
  console.log(`Written: ${written.join(', ')}
Each text marked ${unfilled} says what to write. "npm run build" lists what is missing, pictures too.`);
});
