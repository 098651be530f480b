import { statSync } from 'node:fs';
import path from 'node:path';
import { addressOf, servedFiles } from '../../../scripts/tools/launch-check/siteTable.ts';
import { dist } from '../../support/pages.ts';

/** The files that visitors are served, such as `/about/index.html`. */
export const builtFiles = servedFiles(dist).map((file) => `/${file}`);

/** Of the files of each kind in each folder at the top one: servers tell no others apart. */
export const sampleFiles = [
  ...new Map(builtFiles.map((file) => [`${file.split('/', 2)[1]} ${path.extname(file)}`, file])).values(),
];

/** The address that a file is served at. */
export const urlOf = addressOf;

/** The ending of a file's name, without its dot. */
export const endingOf = (file: string) => path.extname(file).slice(1);

/** The largest file of the built site with an ending: servers need not compress small ones. */
export function someFile(ending: string): string {
  const size = (file: string) => statSync(path.join(dist, file)).size;
  const [file] = builtFiles
    .filter((candidate) => endingOf(candidate) === ending)
    .sort((one, other) => size(other) - size(one));
  if (!file) throw new Error(`The built site has no .${ending} file`);
  return file;
}
