import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readContent } from '#shared/model/readContent.ts';
import { runCommand } from '../build/lib/runCommand.ts';
import { planFiles } from './tools/new/planFiles.ts';
import { readArguments } from './tools/new/readArguments.ts';

/** `npm run new -- kind name`: adds an entry to the content, or a page, with its fields to fill in. */
await runCommand(async () => {
  // Not the checked content: it may have mistakes.
  const { read } = readContent(contentFiles);
  const files = planFiles(readArguments(process.argv.slice(2)), { texts: contentFiles, read });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Written: ${Object.keys(files).join(', ')}
Fill in what is empty. "npm run build" says what is missing and what to write there, pictures too. After a page, "npm run fix" formats its code.`);
});
