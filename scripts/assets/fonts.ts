import { compile } from 'sass';
import { runCommand } from '../../build/lib/runCommand.ts';
import { families } from './fonts/families.ts';
import { copyLicence, isPreloaded, makeFont, makeShareFont } from './fonts/makeFont.ts';
import { readCharacters } from './fonts/readCharacters.ts';

/**
 * `npm run fonts`: makes the committed font files from the full fonts in node_modules. The characters of a file are
 * read from shared/styles/_fonts.scss, so that a file and its `unicode-range` always agree.
 */
await runCommand(async () => {
  const { css } = compile('shared/styles/_fonts.scss');
  for (const family of families) {
    const characterSets = readCharacters(family, css);
    for (const [file, characters] of characterSets) {
      const bytes = await makeFont(file, characters, family);
      console.log(
        `${file.padEnd(22)}${String(bytes).padStart(7)} bytes${isPreloaded(file) ? ', preloaded' : ''}`,
      );
    }
    await makeShareFont([...characterSets.values(), family.share.characters].join(''), family);
    await copyLicence(family);
  }
});
