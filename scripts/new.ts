import { readContent } from '#shared/model/readContent.ts';
import { runCommand } from '../build/lib/explainError.ts';
import { contentTexts, writeInto } from '../build/lib/files.ts';
import { planEntry } from './tools/planEntry.ts';

await runCommand(async () => {
  // Not the checked content: it may have mistakes.
  const { file, text } = planEntry(process.argv.slice(2), readContent(contentTexts()).read);
  writeInto(file, text);
  console.log(`Written: ${file}
Fill in what is empty. "npm run build" says what is missing and what to write there, pictures too.`);
});
