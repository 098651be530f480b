import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { findJobFacts } from '../../../scripts/tools/launch-check/findJobFacts.ts';
import { findMarks } from '../../../scripts/tools/launch-check/findMarks.ts';
import { findOldBuild } from '../../../scripts/tools/launch-check/findOldBuild.ts';
import { findForms, findSiteAddress } from '../../../scripts/tools/launch-check/findSettings.ts';
import { lineOfField } from '../../../scripts/tools/launch-check/lineOfField.ts';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { keepMarks, placeholder } from '../../../shared/content/marks.ts';
import { exampleJob } from '../careers/exampleJob.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/launch-check-');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('marks', () => {
  test.each([
    ['company', 'name', 'Name and logo'],
    ['company', 'legal', 'Legal'],
    ['testimonials', 'name', 'Testimonials'],
    ['about', 'ceo', 'CEO'],
    ['home', 'lead', 'Other placeholders'],
  ])('in %s › %s are listed under %s', (file, field, group) => {
    const content = defineContent(file, z.any(), { [field]: placeholder('Anything', 'the real one') });
    const place = `shared/content/${file}.ts`;
    expect(findMarks([{ file, content }])).toEqual([{ group, place, what: field, belongs: 'the real one' }]);
  });

  test('that several entries share are listed once', () => {
    const place = 'shared/content/industries.ts:7';
    const mark = { kind: 'promise', value: 'Words', belongs: '', place } as const;
    const content = { first: 'Words', second: 'Words' };
    keepMarks(
      content,
      Object.keys(content).map((field) => ({ ...mark, path: [field] })),
    );
    expect(findMarks([{ file: 'industries', content }])).toMatchObject([{ place, what: 'first' }]);
  });
});

describe('variables win over the settings, and are checked in their place:', () => {
  test('a reserved site address', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com');
    expect(findSiteAddress()).toMatchObject([{ place: 'SITE_URL' }]);
    vi.stubEnv('SITE_URL', 'https://www.acme.in');
    expect(findSiteAddress()).toEqual([]);
  });

  test('a reserved mailbox, one that was not tested, and a form that reaches nobody', () => {
    vi.stubEnv('ENQUIRY_FORM_URL', 'https://formsubmit.co/new@acme.in');
    vi.stubEnv('APPLICATION_FORM_URL', 'https://formsubmit.co/new@example.com');
    expect(findForms()).toMatchObject([
      {
        what: 'testedForms › enquiry',
        belongs: expect.stringMatching(/ write 'https:\/\/formsubmit\.co\/ajax\/new@acme\.in'$/),
      },
      { place: 'APPLICATION_FORM_URL', belongs: expect.stringContaining('receives what visitors send') },
    ]);
    vi.stubEnv('ENQUIRY_FORM_URL', 'inbox');
    expect(findForms()[0]).toMatchObject({ what: 'forms › enquiry › service' });
  });
});

test('an open job is named without the day on which it was published', () => {
  const jobs = [
    exampleJob({ postedOn: '', closesOn: undefined }),
    exampleJob(),
    exampleJob({ postedOn: '', isClosed: true }),
  ];
  expect(findJobFacts(jobs, '2026-12-01')).toMatchObject([
    { group: 'Jobs', what: '"go-developer" › postedOn' },
  ]);
});

test('a field of an entry is found by its line, and one that is missing by its file', () => {
  const file = path.join(folder, 'jobs.ts');
  writeFileSync(
    file,
    "export const jobs = [\n  { slug: 'a', day: '' },\n  {\n    slug: 'b',\n    day: '',\n  },\n];\n",
  );
  const found = ['"a" › day', '"b" › day', '"c" › day', '"b" › pay'].map((field) => lineOfField(file, field));
  expect(found).toEqual([`${file}:2`, `${file}:5`, file, file]);
});

test('a built site is named that is older than its sources, or lacks a share image', async () => {
  vi.stubEnv('OUT_DIR', folder);
  const image = { path: '/about.1a2b3c4d.jpg' };
  const shareImages = new Map([['/about/', image]]) as unknown as Parameters<
    typeof findOldBuild
  >[0]['shareImages'];
  const findings = async () =>
    (await findOldBuild({ shareImages })).map(({ what, belongs }) => what + belongs);
  const buildAt = (time: Date) => {
    writeFileSync(path.join(folder, 'index.html'), '');
    utimesSync(path.join(folder, 'index.html'), time, time);
  };
  expect(await findings()).toEqual([]);
  buildAt(new Date(0));
  expect(await findings()).toEqual([expect.stringMatching(/^was built before \S+ was changed: /)]);
  buildAt(new Date(Date.now() + 60_000));
  expect(await findings()).toEqual([expect.stringMatching(/^share image of \/about\/is missing/)]);
  writeFileSync(path.join(folder, image.path), '');
  expect(await findings()).toEqual([]);
});
