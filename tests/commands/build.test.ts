import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentSource } from '../../scripts/lib/content/ContentSource.ts';
import { kinds } from '../../scripts/tools/new/kinds.ts';
import { unfilled } from '../../shared/content/schema/messages.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const run = (script: string, pages: string[]) => runScript(script, pages, copy.folder, { OUT_DIR: '' });
const build = (...pages: string[]) => run('build', pages);

beforeAll(() => {
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
});
afterAll(() => copy.remove());

/** Words that fit the field of this name. */
function wordsFor(field: string, number: number): string {
  const long = `Sentence ${number} says what is done, how it is done and what people get from it at the end, in words of its own that nobody has used before.`;
  const last = field.split(' › ').findLast((step) => !step.startsWith('entry '))!;
  const entry = Number(/entry (\d+)$/.exec(field)?.[1] ?? 1) - 1;
  if (last.startsWith('related')) return services[entry]!.slug;
  if (last === 'builtWith') return technologies[0]!.technologies[entry]!.name;
  if (last === 'firstStep') return `${long} ${long}`;
  if (['description', 'lead', 'jobDescription', 'content', 'paragraphs'].includes(last)) return long;
  const short = { icon: 'clock', logo: 'brand/mark', experience: '2-4 years', name: `Tool ${number}` };
  return Object.hasOwn(short, last)
    ? short[last as keyof typeof short]
    : `Some plain words as number ${number}`;
}

/** The text of a content file with something written into every gap. */
function filledIn(file: string, text: string): string {
  const gaps = new ContentSource(file, text).texts().filter(({ value }) => value.startsWith(unfilled));
  const lines = text.split('\n');
  for (const [index, { line, field }] of gaps.entries()) {
    const gap = new RegExp(`(['"])${unfilled}.*\\1`);
    lines[line - 1] = lines[line - 1]!.replace(gap, `'${wordsFor(field, index + line)}'`);
  }
  return lines.join('\n');
}

/** Replaces "npm run pictures", which would write into the folder of served files that all copies share. */
function addPicture(name: string): void {
  const manifest = JSON.parse(read('shared/pictures/manifest.json'));
  const text = JSON.stringify({ ...manifest, [name]: manifest['brand/mark'] });
  writeFileSync(inCopy('shared/pictures/manifest.json'), text);
  cpSync(inCopy('shared/pictures/brand/mark.svg'), inCopy(`shared/pictures/${name}.svg`));
}

test('what "npm run new" makes is built once it is filled in', async () => {
  const made: [kind: string, name: string][] = [
    ['service', "Testers' Training"],
    ['industry', 'Testing & Trials'],
    ['technology-page', 'Test Platforms'],
    ['job', 'SRE / Test Engineer'],
    ['testimonial', 'Zoe Tester'],
  ];
  for (const [kind, name] of made) {
    const { files, pictures } = await kinds[kind]!.plan([name], () => Promise.reject(new Error('asked')));
    for (const { file, text } of files) writeFileSync(inCopy(file), filledIn(file, text));
    for (const picture of pictures) addPicture(picture.name);
  }

  const { status, output } = runScript('new', ['page', 'Test Stories'], copy.folder);
  expect(output).toMatch(/^Written: pages\/test-stories\/page\.ts$/m);
  expect(output).toMatch(/^Added to shared\/content\/navigation\.ts, line \d+$/m);
  expect(status).toBe(0);
  const content = 'shared/content/testStories.ts';
  writeFileSync(inCopy(content), filledIn(content, read(content)));

  const pages: [name: string, shows: RegExp][] = [
    ['test-stories', /<h1[^>]*>Test Stories<\/h1>/],
    ['services/testers-training', /<h1[^>]*>Testers(&#x27;|&#39;|') Training<\/h1>/],
    ['industries/testing-trials', /Testing &amp; Trials/],
    ['technologies/test-platforms', /Test Platforms/],
    ['careers', /SRE \/ Test Engineer/],
    ['home', /Zoe Tester/],
  ];
  const names = pages.map(([name]) => name);
  const built = build(...names);
  expect(built.output).not.toMatch(/^shared\/|Error/m);
  expect(built.status).toBe(0);
  for (const [name, shows] of pages)
    expect(read(path.join('.cache/pages-build', name === 'home' ? '' : name, 'index.html'))).toMatch(shows);

  // They have a folder of their own.
  expect(built.output).toMatch(
    new RegExp(`^Look at them with "npm run preview -- ${names.join(' ')}": [^\n]*dist/[^\n]*$`, 'm'),
  );
  expect(read('dist/index.html')).toBe('the whole site');
  expect(run('preview', ['careers', 'about'])).toEqual({
    status: 1,
    output: 'about has not been built alone: run "npm run build -- careers about" first',
  });
});

test('a build of broken content ends with one line that names file, entry, field and the way out', () => {
  copy.edit('shared/content/jobs.ts', /experience:/, 'experiense:');
  const { status, output } = build('about');
  const lines = output.split('\n').filter((line) => line.includes('experiense'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^shared\/content\/jobs\.ts › "[^"]+": has the unknown field "experiense": remove it or correct its name; the fields are [^\n]*jobDescription/,
    ),
  ]);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
  expect(read('dist/index.html')).toBe('the whole site');
});
