import { readFile, writeFile } from 'node:fs/promises';
import { plural } from '../shared/core/plural.ts';
import { paletteFile } from './lib/palette.ts';
import { runCommand } from './lib/runCommand.ts';
import { updateNotes } from './tools/colours/updateNotes.ts';

/** `npm run colours`: recalculates the contrasts in the comments of the palette after a colour was changed. */
await runCommand(async () => {
  const { text, corrections } = updateNotes(await readFile(paletteFile, 'utf8'));
  await writeFile(paletteFile, text);
  for (const { colour, ground, was, is } of corrections) {
    const weak = is < 4.5 && was >= 4.5 ? '  too weak for text now' : '';
    console.log(`${colour} on ${ground}: ${was} before, ${is} now${weak}`);
  }
  const count = plural(corrections.length, 'figure');
  console.log(`${paletteFile}: ${count} corrected. "npm run check:fast" says whether all contrasts suffice`);
});
