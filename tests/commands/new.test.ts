import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentSource } from '../../scripts/content/ContentSource.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const make = (...args: string[]) => runScript('new', args, copy.folder);
const build = (...pages: string[]) => runScript('build', pages, copy.folder);

/** Every file of content and pages with its text. */
const everything = () =>
  ['shared/content', 'pages'].flatMap((folder) =>
    readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [`${folder}/${file}`, read(`${folder}/${file}`)]),
  );

beforeAll(() => {
  copy = copyProject();
  cpSync('biome.json', inCopy('biome.json'));
});
afterAll(() => copy.remove());

/** The first entry of a list with its field `name`. */
function firstIn(file: string, name: string): string {
  const texts = new ContentSource(file, readFileSync(file, 'utf8')).texts();
  return texts.find(({ field }) => field.endsWith(` › ${name}`))!.value;
}

const knownJob = firstIn('shared/content/jobs.ts', 'title');
const technologyPage = firstIn('shared/content/technologies.ts', 'slug');

describe('what cannot be made is refused in one line, and nothing is written:', () => {
  test.each([
    [
      'an unknown kind',
      ['jobb', 'Cloud Engineer'],
      /^There is no kind "jobb": give one of service, industry, technology, technology-page, job, testimonial, page$/,
    ],
    [
      'a name with signs that names do not have',
      ['job', '<Engineer>'],
      /^The name "<Engineer>" holds < >: use letters, digits, spaces and [^\n]*only$/,
    ],
    [
      'a name that exists',
      ['job', knownJob],
      /^shared\/content\/jobs\.ts has "[^\n]+" already: give another name$/,
    ],
    [
      'an address that exists',
      ['page', 'Careers'],
      /^The address \/careers\/ is taken, pages\/careers uses it: give another name$/,
    ],
    [
      'an unknown option',
      ['--force'],
      /^Unknown option '--force'\. Give a kind and a name, as in: npm run new -- job "Cloud Engineer"$/,
    ],
  ])('%s', (_what, args, message) => {
    const before = everything();
    const { status, output } = make(...args);
    expect(output).toMatch(message);
    expect(status).toBe(1);
    expect(everything()).toEqual(before);
  });
});

describe('without arguments', () => {
  const answer = (input: string, ...args: string[]) =>
    spawnSync(path.resolve('node_modules/.bin/tsx'), ['scripts/new.ts', ...args], {
      cwd: copy.folder,
      encoding: 'utf8',
      input,
    });

  test('asks for the kind and for the name', () => {
    const { status, stdout } = answer('testimonial\nMeera Iyer\n');
    expect(stdout).toMatch(/ {2}job +an open position/);
    expect(stdout).toMatch(/What is new: .*The client's name: /s);
    expect(stdout).toContain('Added to shared/content/testimonials.ts');
    expect(status).toBe(0);
  });

  test('asks only for what is not said yet', () => {
    const { stdout } = answer(`${technologyPage}\n`, 'technology', 'Svelte');
    expect(stdout).toMatch(/^On which page \([^\n]*Added to shared\/content\/technologies\.ts/s);
  });

  test('writes nothing when there is no answer', () => {
    const before = everything();
    const { status, stderr } = answer('job\n');
    expect(stderr).toBe(
      'No answer, so nothing was written. Answers can be given at once: npm run new -- job "Cloud Engineer"\n',
    );
    expect(status).toBe(1);
    expect(everything()).toEqual(before);
  });
});

const serviceList = new ContentSource('services.ts', readFileSync('shared/content/services.ts', 'utf8'));
const services = serviceList.namesIn(serviceList.list()!);

/** Words that fit the field of this name. */
function wordsFor(field: string, number: number): string {
  const long = `Sentence ${number} says what is done, how it is done and what people get from it at the end, in words of its own that nobody has used before.`;
  const last = field.split(' › ').findLast((step) => !step.startsWith('entry '))!;
  const entry = Number(/entry (\d+)$/.exec(field)?.[1] ?? 1) - 1;
  if (last.startsWith('related')) return services[entry]!;
  if (['description', 'lead', 'jobDescription', 'content', 'paragraphs'].includes(last)) return long;
  const short = { icon: 'clock', logo: 'brand/mark', experience: '2-4 years', name: `Tool ${number}` };
  return Object.hasOwn(short, last)
    ? short[last as keyof typeof short]
    : `Some plain words as number ${number}`;
}

/** Does what the command said: writes the texts, and puts a picture where one is wanted. */
function fillIn(file: string): void {
  const gaps = new ContentSource(file, read(file)).texts().filter(({ value }) => value.startsWith('FILL IN'));
  const lines = read(file).split('\n');
  for (const [index, { line, field }] of gaps.entries()) {
    lines[line - 1] = lines[line - 1]!.replace(/(['"])FILL IN.*\1/, `'${wordsFor(field, index + line)}'`);
  }
  writeFileSync(inCopy(file), lines.join('\n'));
}

/** Stands for "npm run pictures", which would write into the folder of served files that all copies share. */
function addPicture(name: string): void {
  const manifest = JSON.parse(read('shared/pictures/manifest.json'));
  writeFileSync(
    inCopy('shared/pictures/manifest.json'),
    JSON.stringify({ ...manifest, [name]: manifest['brand/mark'] }),
  );
  cpSync(inCopy('shared/pictures/brand/mark.svg'), inCopy(`shared/pictures/${name}.svg`));
}

function removeEntry(file: string, name: string): void {
  const source = new ContentSource(file, read(file));
  const list = source.list()!;
  const { start, end } = list.elements[source.namesIn(list).indexOf(name)]!;
  writeFileSync(inCopy(file), source.text.slice(0, start) + source.text.slice(end).replace(/^,\s*/, ''));
}

describe('what is made', () => {
  const made: [string[], string][] = [
    [['service', "Clients' Training"], 'shared/content/services.ts'],
    [['industry', 'Travel & Hospitality'], 'shared/content/industries.ts'],
    [['technology-page', 'Data Platforms'], 'shared/content/technologies.ts'],
    [['job', 'SRE / Platform Engineer'], 'shared/content/jobs.ts'],
    [['job', 'Cloud Engineer'], 'shared/content/jobs.ts'],
    [['testimonial', 'Asha Rao'], 'shared/content/testimonials.ts'],
    [['page', 'Case Studies'], 'shared/content/caseStudies.ts'],
  ];
  let before: Map<string, string>;
  beforeAll(() => {
    before = new Map(everything() as [string, string][]);
  });

  test.each(made)('%j says what to fill in, file by line, in the style of the project', (args, file) => {
    const { status, output } = make(...args);
    expect(status).toBe(0);
    const gaps = [...output.matchAll(new RegExp(`^ {2}${file}:(\\d+) {2}(\\S.*\\S) {2,}\\S`, 'gm'))];
    expect(gaps.length).toBeGreaterThan(1);
    for (const [, line] of gaps) expect(read(file).split('\n')[Number(line) - 1]).toContain('FILL IN: ');
  });

  test('a technology goes to the end of the page that is named', () => {
    const file = 'shared/content/technologies.ts';
    const namesOnPage = () => {
      const source = new ContentSource(file, read(file));
      return source.namesIn(source.listWithin(technologyPage, 'technologies')!);
    };
    const known = namesOnPage();
    expect(make('technology', 'Rust', technologyPage).output).toContain('shared/pictures/logos/rust.*');
    expect(namesOnPage()).toEqual([...known, 'Rust']);
  });

  test('leaves every line that was there as it was', () => {
    for (const [file, text] of before) {
      const lines = new Set(read(file).split('\n'));
      expect(
        text.split('\n').filter((line) => !lines.has(line)),
        file,
      ).toEqual([]);
    }
  });

  test('is formatted as Biome wants it', () => {
    const files = [...made.map(([, file]) => file), 'shared/content/navigation.ts', 'pages/case-studies'];
    const { stderr } = spawnSync(
      path.resolve('node_modules/.bin/biome'),
      ['check', '--vcs-enabled=false', ...new Set(files)],
      { cwd: copy.folder, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^Checked 9 files in \S+ No fixes applied\.\s*$/);
  });

  test('is refused by the build in every field until it is filled in', () => {
    const { status, output } = build();
    expect(status).toBe(1);
    expect(output).toMatch(
      /^shared\/content\/\w+\.ts › .*: is still to be filled in: write \d+ to \d+ characters, such as ".+"$/m,
    );
    for (const line of output.split('\n')) expect(line).toMatch(/is still to be filled in|is not a picture/);
  });

  test('passes the build once it is filled in', () => {
    for (const file of new Set(made.map(([, file]) => file))) fillIn(file);
    const wanted = ['services/clients-training', 'technologies/data-platforms', 'logos/rust', 'logos/svelte'];
    const industry = ['industries/travel-hospitality', 'industries/travel-hospitality-wide'];
    for (const name of [...wanted, ...industry, 'avatars/asha-rao', 'avatars/meera-iyer']) addPicture(name);
    const { status, output } = build();
    expect(output).not.toMatch(/^shared\/|Error/m);
    expect(status).toBe(0);
    expect(read('dist/case-studies/index.html')).toMatch(/<h1[^>]*>Case Studies<\/h1>/);
    expect(read('dist/services/clients-training/index.html')).toMatch(
      /<h1[^>]*>Clients(&#x27;|&#39;|') Training<\/h1>/,
    );
    expect(read('dist/industries/travel-hospitality/index.html')).toContain('Travel &amp; Hospitality');
    expect(read('dist/technologies/data-platforms/index.html')).toContain('Data Platforms');
    expect(read(`dist/technologies/${technologyPage}/index.html`)).toContain('Rust');
    expect(read('dist/careers/index.html')).toContain('Cloud Engineer');
    expect(read('dist/index.html')).toContain('Asha Rao');
  });
});

describe('removing', () => {
  test('a job and a testimonial is deleting their entries', () => {
    removeEntry('shared/content/jobs.ts', 'cloud-engineer');
    removeEntry('shared/content/testimonials.ts', 'Asha Rao');
    expect(build('home', 'careers').status).toBe(0);
    expect(read('dist/careers/index.html')).not.toContain('Cloud Engineer');
    expect(read('dist/index.html')).not.toContain('Asha Rao');
  });

  test('a page is refused while a menu leads to it', () => {
    rmSync(inCopy('pages/case-studies'), { recursive: true });
    const { status, output } = build('about');
    expect(status).toBe(1);
    expect(output).toBe(
      'shared/content/navigation.ts › quickLinks › "Case Studies": "/case-studies/" is not an address of the site: remove the link or write one that is, such as "/about/"',
    );
  });

  test('a service is refused with every place that names it, in all files at once', () => {
    const removed = firstIn('shared/content/services.ts', 'related › entry 1');
    removeEntry('shared/content/services.ts', removed);
    const { status, output } = build('about');
    expect(status).toBe(1);
    const named = ['services', 'industries', 'technologies'].flatMap((name) => {
      const file = `shared/content/${name}.ts`;
      const texts = new ContentSource(file, read(file)).texts();
      return texts.filter(({ value, field }) => value === removed && /related/i.test(field)).map(() => file);
    });
    const places = output.split('\n');
    expect(places.map((line) => line.split(' › ')[0]).sort()).toEqual(named.sort());
    for (const line of places)
      expect(line).toContain(`: "${removed}" is not in shared/content/services.ts: write one of `);
  });
});
