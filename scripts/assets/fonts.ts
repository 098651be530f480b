import { compile } from 'sass';
import { runCommand } from '../../build/lib/runCommand.ts';
import { charactersFrom, families } from './fonts/families.ts';
import { copyLicence, isPreloaded, makeFont, makeShareFont } from './fonts/makeFont.ts';

/** The characters of a file: those of its `unicode-range` in the compiled styles. */
function charactersOf(file: string, css: string): string {
  const [, range = ''] =
    new RegExp(`@font-face \\{[^}]*/${file}\\.woff2[^}]*unicode-range: ([^;]+);`).exec(css) ?? [];
  return range.replace(/U\+([\da-f?]+)(?:-([\da-f]+))?,?\s*/gi, (_part, start: string, end = start) =>
    charactersFrom(
      Number.parseInt(start.replaceAll('?', '0'), 16),
      Number.parseInt(end.replaceAll('?', 'F'), 16),
    ),
  );
}

/**
 * `npm run fonts`: makes the committed font files from the full fonts in node_modules. The characters of a file are
 * read from shared/styles/_fonts.scss, so that a file and its `unicode-range` always agree.
 */
await runCommand(async () => {
  const { css } = compile('shared/styles/_fonts.scss');
  for (const family of families) {
    const files = Object.keys(family.files);
    for (const file of files) {
      const characters = charactersOf(file, css);
      const bytes = await makeFont(file, characters, family);
      console.log(
        `${file.padEnd(22)}${String(bytes).padStart(7)} bytes${isPreloaded(file) ? ', preloaded' : ''}`,
      );
    }
    const all = [...files.map((file) => charactersOf(file, css)), family.share.characters].join('');
    await makeShareFont(all, family);
    await copyLicence(family);
  }
});
