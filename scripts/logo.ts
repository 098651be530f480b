import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '../shared/content/company.ts';
import { originalsFolder } from './lib/pictureFolders.ts';
import { runCommand } from './lib/runCommand.ts';
import { colours } from './pipeline/seo/colours.ts';
import { drawLogo } from './tools/logo/drawLogo.ts';
import { cleanMark } from './tools/pictures/cleanMark.ts';

/** Mark and text colour of each logo. */
const logos = {
  'logo-dark': { mark: 'mark', colour: colours['navy-900'] },
  'logo-light': { mark: 'mark-light', colour: colours.white },
};

/** `npm run logo`: draws both logos from the marks and the company's name. */
await runCommand(async () => {
  const fileOf = (name: string) => path.join(originalsFolder, 'brand', `${name}.svg`);
  for (const [logo, { mark, colour }] of Object.entries(logos)) {
    const drawing = cleanMark(await readFile(fileOf(mark), 'utf8'));
    await writeFile(fileOf(logo), await drawLogo(drawing, company.name, colour));
  }
  console.log(
    'Drawn: logo-dark.svg and logo-light.svg in shared/pictures/brand/. Now run "npm run pictures"',
  );
});
