import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { jobs } from '../../../../shared/content/jobs.ts';
import { isFilledIn } from '../../../../shared/content/schema/messages.ts';
import { services } from '../../../../shared/content/services.ts';
import { CliError } from '../../../lib/CliError.ts';
import { readTexts } from '../../new/dataFile.ts';
import { type Addition, additions } from './additions.ts';
import { changeSettings } from './changeSettings.ts';
import { removeEntry, setFields, setValue } from './edit.ts';
import { noteOffer } from './noteOffer.ts';
import { removedService } from './removedService.ts';

/** Runs a command of the project in this folder. */
function run(script: string, ...args: string[]): string {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`npm run ${script} -- ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** Removes the first job, publishes the others, closes the first of them, and plans the last. */
function changeJobs(): void {
  const file = 'shared/content/jobs.ts';
  removeEntry(file, 'jobs[0]');
  for (const index of jobs.slice(1).keys()) setValue(file, `jobs[${index}].postedOn`, '2026-11-02');
  setFields(file, 'jobs[0]', { isClosed: true });
  setFields(file, 'jobs[1]', { closesOn: '2099-12-30' });
  setValue(file, `jobs[${jobs.length - 2}].postedOn`, '2099-12-01');
}

/** Removes a service. What named it names one that is added. */
function replaceService(): void {
  const index = services.findIndex(({ slug }) => slug === removedService);
  removeEntry('shared/content/services.ts', `services[${index}]`);
  for (const file of fastGlob.sync('shared/content/*.ts')) {
    for (const [path, text] of readTexts(file)) {
      if (text === removedService) setValue(file, path, 'cloud-migration');
    }
  }
}

/** Copies another picture of the same kind for each missing picture that a file names. */
function addPictures(file: string): void {
  const pictures = readTexts(file).filter(([path]) => /(?:logo|avatar|picture)$/i.test(path));
  for (const [, picture] of pictures) {
    const name = `shared/pictures/${picture}`;
    if (fastGlob.sync(`${name}.*`).length > 0) continue;
    const isWide = (file: string) => file.includes('-wide.');
    const others = fastGlob.sync(`${path.posix.dirname(name)}/*`);
    const another = others.find((file) => isWide(file) === isWide(`${name}.`))!;
    copyFileSync(another, name + path.extname(another));
  }
}

/** Fills in the texts of a file; a field without texts of its own gets the example in its message. */
function fillIn(file: string, { texts }: Addition): void {
  const left = structuredClone(texts);
  for (const [path, text] of readTexts(file)) {
    if (isFilledIn(text)) continue;
    const field = /(\w+)(?:\[\d+\])?$/.exec(path)![1]!;
    setValue(file, path, left[field]?.shift() ?? /"([^"]+)"/.exec(text)?.[1] ?? text);
  }
}

function addEntries(): void {
  for (const addition of additions) {
    const files = run('new', ...addition.args).match(/shared\/content\/\w+\.ts/g)!;
    for (const file of files) {
      addPictures(file);
      fillIn(file, addition);
    }
  }
}

/**
 * Adds what hosts and search engines ask for in public/: the recipes of two hosts, and a page that verifies the owner.
 */
function addPublicFiles(): void {
  copyFileSync('hosting/apache/.htaccess', 'public/.htaccess');
  copyFileSync('hosting/netlify/_headers', 'public/_headers');
  writeFileSync(
    'public/google0123456789abcdef.html',
    'google-site-verification: google0123456789abcdef.html\n',
  );
}

/** Makes a company's ordinary changes, as the README says, on the project in the working directory. */
export function becomeCompany(): void {
  changeSettings();
  changeJobs();
  replaceService();
  for (const list of ['partners', 'testimonials', 'reviews']) setValue(`shared/content/${list}.ts`, list, []);
  addEntries();
  addPublicFiles();
  noteOffer();
  for (const script of ['colours', 'pictures', 'dates']) run(script);
}
