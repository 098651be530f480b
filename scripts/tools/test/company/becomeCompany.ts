import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { unfilled } from '../../../../shared/content/schema/messages.ts';
import { CliError } from '../../../lib/CliError.ts';
import { type Addition, additions } from './additions.ts';
import { changeSettings } from './changeSettings.ts';
import { edit } from './edit.ts';
import { noteOffer } from './noteOffer.ts';
import { removedService } from './removedService.ts';

/** A text to fill in, and its field, which is on the line above if the text is long or the first of a list. */
const gap = new RegExp(`(?:(\\w+):[\\s[]*)?(['"])${unfilled}: (.*)\\2`, 'g');

/** Runs a command of the project in this folder. */
function run(script: string, ...args: string[]): string {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`npm run ${script} -- ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/**
 * Removes the first job, a service, and all partners, testimonials and reviews. What named the service names a new one.
 * The other jobs are published, and the first of them is closed.
 */
function removeEntries(): void {
  edit('shared/content/jobs.ts', /(?<=jobSchema, \[)(\n {2}\{.*?\n {2}\},)?/s, '');
  edit('shared/content/jobs.ts', /postedOn: '[^']*'/g, "postedOn: '2026-11-02'");
  edit('shared/content/jobs.ts', /postedOn: '[^']*'/, "postedOn: '2026-11-02', isClosed: true");
  edit('shared/content/partners.ts', /(?<=partnerSchema, \[).*(?=\]\);)/s, '');
  edit('shared/content/testimonials.ts', /(?<=testimonialSchema, \[).*(?=\]\);)/s, '');
  edit('shared/content/reviews.ts', /(?<=reviewSchema, \[).*(?=\]\);)/s, '');
  const service = new RegExp(`\\n {2}\\{\\n {4}slug: '${removedService}',.*?\\n {2}\\},`, 's');
  edit('shared/content/services.ts', service, '');
  for (const file of fastGlob.sync('shared/content/*.ts')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`'${removedService}'`, "'cloud-migration'"));
  }
}

/** Copies another picture of the same kind for each missing picture that a file names. */
function addPictures(file: string): void {
  for (const [, picture] of readFileSync(file, 'utf8').matchAll(/(?:logo|avatar|picture|Picture): '(.+)'/g)) {
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
  const left = Object.fromEntries(Object.entries(texts).map(([field, list]) => [field, [...list]]));
  let field = '';
  const text = readFileSync(file, 'utf8').replace(gap, (found, name: string, quote: string, what: string) => {
    field = name ?? field;
    const words = left[field]?.shift() ?? /"([^"]+)"/.exec(what)?.[1];
    return found.slice(0, found.indexOf(quote)) + JSON.stringify(words);
  });
  writeFileSync(file, text);
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

/** Makes a company's ordinary changes, as the README says, on the project in the working directory. */
export function becomeCompany(): void {
  changeSettings();
  removeEntries();
  addEntries();
  noteOffer();
  for (const script of ['colours', 'pictures', 'dates']) run(script);
}
