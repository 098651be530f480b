import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The built file with all third-party licences; Vite writes those of packages into it. */
export const licencesFile = 'licences.txt';

const others = [
  'LICENSES.md',
  'shared/styles/fonts/LICENCE-inter.txt',
  'shared/styles/fonts/LICENCE-outfit.txt',
];

export function addLicences(dist: string): void {
  const file = path.join(dist, licencesFile);
  const texts = [file, ...others].map((name) => `${readFileSync(name, 'utf8').trim()}\n`);
  writeFileSync(file, texts.join('\n---\n\n'));
}
