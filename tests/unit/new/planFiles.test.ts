import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from '#shared/content/jobs.ts';
import { services } from '#shared/content/services.ts';
import { technologies } from '#shared/content/technologies.ts';
import { unfilled } from '#shared/model/schema/messages.ts';
import { jobSchema } from '#shared/model/schema.ts';
import { planFiles } from '../../../scripts/tools/new/planFiles.ts';
import { kinds } from '../../../scripts/tools/new/readArguments.ts';

const page = technologies[0]!.slug;
const other = technologies.at(-1)!;

test.each(kinds)('a new %s is added with texts to fill in, and changes nothing else', (kind) => {
  const files = planFiles({ kind, name: 'Testers’ Choice', page: kind === 'technology' ? page : undefined });
  const texts = Object.values(files).join();
  expect(texts).toContain(`"${unfilled}: write `);
  expect(texts).not.toMatch(/[[,]""/);
  const known = Object.keys(files).filter((file) => existsSync(file));
  expect(known).not.toEqual([]);
  for (const file of known) {
    const [before, after] = [readFileSync(file, 'utf8'), files[file]!];
    const start = [...before].findIndex((sign, index) => sign !== after[index]);
    const rest = before.slice(start);
    expect(after.startsWith(before.slice(0, start)) && after.endsWith(rest), file).toBe(true);
  }
});

test('a technology is added to the page that is named', () => {
  const [text] = Object.values(planFiles({ kind: 'technology', name: 'Testlang', page: other.slug }));
  const [, ofPage] = text!.split(`slug: '${other.slug}'`);
  expect(ofPage).toContain('"Testlang"');
});

test('a job copies location and hours from the others, and has every optional field', () => {
  const [text] = Object.values(planFiles({ kind: 'job', name: 'Testing Engineer' }));
  const entry = text!.slice(text!.indexOf('"testing-engineer"'));
  const last = jobs.at(-1);
  if (last) expect(entry).toContain(`mode: ${JSON.stringify(last.mode)},`);
  for (const field of Object.keys(jobSchema.shape).filter((name) => name !== 'slug')) {
    expect(entry).toMatch(new RegExp(`^${field}: `, 'm'));
  }
  expect(entry).toMatch(/^closesOn: '', \/\/ the last day for applications/m);
});

test('a name in another script is given an address of its own', () => {
  const files = planFiles({ kind: 'page', name: 'हमारा काम', slug: 'testing' });
  expect(files['shared/content/testing.ts']).toContain('"हमारा काम"');
  expect(files['shared/content/navigation.ts']).toContain('"/testing/"');
});

test('a new page ends with the link to the enquiry form', () => {
  const files = planFiles({ kind: 'page', name: 'Testing of Tests' });
  expect(files['pages/testing-of-tests/page.ts']).toMatch(/^ {2}callout: /m);
});

test.each<[string, string, string]>([
  ['job', '- / - / -', '"- / - / -" cannot be an address: put names of several words in quotes'],
  ['service', services[0]!.name, `services.ts already has "${services[0]!.slug}"`],
  ['technology', technologies[0]!.technologies[0]!.name, 'technologies.ts already has "'],
  ['page', 'About', 'pages/about uses the address /about/: choose another name'],
  ['page', 'Career', 'pages/careers/page.ts uses the address /career/'],
  ['page', 'Case Texts', 'shared/content/caseTexts.ts uses the address /case-texts/'],
  ['page', 'Test Results', '.gitignore uses the address /test-results/'],
  ['page', '24 Hours', 'The address "24-hours" must begin with a letter'],
  ['page', 'Assets', 'the site uses the address /assets/'],
])('a new %s called "%s" is refused with the reason', (kind, name, reason) => {
  expect(() => planFiles({ kind, name, page: kind === 'technology' ? other.slug : undefined })).toThrow(
    reason,
  );
});
