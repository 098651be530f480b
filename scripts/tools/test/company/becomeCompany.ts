import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { unfilled } from '../../../../shared/content/schema/messages.ts';
import { CliError } from '../../../lib/CliError.ts';
import { additions } from './additions.ts';
import { changeSettings } from './changeSettings.ts';
import { edit } from './edit.ts';
import { noteOffer } from './noteOffer.ts';
import { removedService } from './removedService.ts';

/** Runs a command of the project in this folder. */
function run(script: string, ...args: string[]): string {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`npm run ${script} -- ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/** The first job, a service, all testimonials and all reviews go. What named the service names a new one. */
function removeEntries(): void {
  edit('shared/content/jobs.ts', [/(?<=jobSchema, \[)(\n {2}\{.*?\n {2}\},)?/s, '']);
  edit('shared/content/testimonials.ts', [/(?<=testimonialSchema, \[).*(?=\]\);)/s, '']);
  edit('shared/content/reviews.ts', [/(?<=reviewSchema, \[).*(?=\]\);)/s, '']);
  edit('shared/content/services.ts', [
    new RegExp(`\\n {2}\\{\\n {4}slug: '${removedService}',.*?\\n {2}\\},`, 's'),
    '',
  ]);
  for (const file of fastGlob.sync('shared/content/*.ts')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`'${removedService}'`, "'cloud-migration'"));
  }
}

/** Puts a copy of another picture of its kind wherever the command asks for one. */
function addPictures(report: string): void {
  for (const [, picture] of report.matchAll(/^ {2}(shared\/pictures\/\S+)\.\*/gm)) {
    const name = picture!;
    const isWide = (file: string) => file.includes('-wide.');
    const others = fastGlob.sync(`${path.posix.dirname(name)}/*`);
    const another = others.find((file) => isWide(file) === isWide(`${name}.`))!;
    copyFileSync(another, name + path.extname(another));
  }
}

function addEntries(): void {
  for (const { args, texts } of additions) {
    const report = run('new', ...args);
    addPictures(report);
    const answers = [...texts];
    for (const file of new Set([...report.matchAll(/^ {2}(\S+\.ts):\d+/gm)].map(([, name]) => name!))) {
      const gap = new RegExp(`(['"])${unfilled}: .*\\1`, 'g');
      const text = readFileSync(file, 'utf8').replace(gap, () => `'${answers.shift()}'`);
      writeFileSync(file, text);
    }
    if (answers.length > 0)
      throw new CliError(`npm run new -- ${args.join(' ')} left no place for ${answers}`);
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
