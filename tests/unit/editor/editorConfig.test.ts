import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { entrySchemas } from '#shared/model/schema/files.ts';
import { editorConfig } from '../../../build/editor/editorConfig.ts';
import { faultsIn, type Pictures } from '../../../build/editor/faultsIn.ts';
import type { FormField } from '../../../build/editor/formOf.ts';
import { corrections } from '../../../build/editor/serveEditor.ts';
import { exampleJobFile } from '../../support/examples/exampleContent.ts';

const site = {
  repository: undefined,
  base: '/',
  files: {},
  taken: [{ kind: 'jobs', slug: 'react-developer', title: 'React Developer' }],
  addresses: ['/', '/about/', '/how-we-work/', '/careers/', '/careers/react-developer/'],
};
const config = editorConfig(site, 'https://www.example.com');
type Form = { name: string; label: string; fields: FormField[] };
const forms = [...config.collections!, ...config.singletons!] as Form[];
const fieldsIn = (field: FormField): FormField[] => [
  field,
  ...[...((field.fields as FormField[]) ?? []), ...(field.field ? [field.field as FormField] : [])].flatMap(
    fieldsIn,
  ),
];
const formNamed = (name: string) => forms.find((form) => form.name === name)!;
const fieldNamed = (form: string, name: string) =>
  formNamed(form).fields.find((field) => field.name === name)!;

test('every list of entries, and each file with a label, is a form of fields with a label and a widget', () => {
  expect(forms.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(entrySchemas), 'company']),
  );
  for (const { name, label, fields } of forms) {
    expect(label, name).toMatch(/^[A-Z]/);
    for (const field of fields.flatMap(fieldsIn)) {
      expect(field.label, `${name} › ${field.name}`).toMatch(/^[A-Z]/);
      // Words of developers, or of none.
      const words = `${field.label}. ${field.hint}`;
      expect(words, `${name} › ${field.name}`).not.toMatch(
        /\b(Is [a-z]+|Url|Utc|Slug|Ceo|Whats|True|False)\b/,
      );
      expect(field.widget, `${name} › ${field.name}`).toMatch(/^[a-z]+$/);
    }
  }
});

test('a field says whether it must be filled in, what it takes and what it promises', () => {
  expect(fieldNamed('jobs', 'closesOn')).toMatchObject({ widget: 'datetime', type: 'date', required: false });
  const { required, hint } = fieldNamed('jobs', 'jobDescription');
  expect([required, hint]).toEqual([
    true,
    expect.stringMatching(/^A promise to visitors\. .*characters look best\. One paragraph\.$/),
  ]);
  const services = { widget: 'relation', collection: 'services', multiple: true, max: 3 };
  expect(fieldNamed('services', 'related')).toMatchObject(services);
  expect(fieldNamed('services', 'builtWith')).toMatchObject({ value_field: 'technologies.*.name' });
  const picture = { widget: 'image', media_folder: '/shared/pictures/avatars' };
  expect(fieldNamed('testimonials', 'avatar')).toMatchObject(picture);
  const phone = fieldNamed('company', 'phone').pattern as [string, string];
  const phones = ['+91 98765 43210', '[+91 00000 00000]', '98765'];
  expect(phones.map((text) => accepts(phone[0], text))).toEqual([true, true, false]);
  expect(phone[1]).toMatch(/^Write it with the code of the country/);
  const openings = fieldNamed('jobs', 'openings').pattern as [string, string];
  expect(['2', '4,50,000', 'two'].map((text) => accepts(openings[0], text))).toEqual([true, true, false]);
  expect(openings[1]).toBe('Write a whole number, such as 3.');
});

/** Whether a rule of the configuration, such as `/^a/i`, accepts a text. */
function accepts(rule: string, text: string): boolean {
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(rule)!;
  return new RegExp(source, flags).test(text);
}

test('a repository on a server of its own is reached there, and changes wait for a review', () => {
  expect(formNamed('jobs')).toMatchObject({ reorder: true });
  const server = 'https://git.example.com';
  const repository = {
    host: 'gitlab',
    name: 'acme/website',
    branch: 'live',
    server,
    needsReview: true,
  } as const;
  expect(editorConfig({ ...site, repository }, 'https://www.example.com')).toMatchObject({
    backend: { name: 'gitlab', repo: 'acme/website', branch: 'live', api_root: `${server}/api/v4` },
    publish_mode: 'editorial_workflow',
    // Reorder would not wait.
    collections: expect.arrayContaining([expect.objectContaining({ name: 'jobs', reorder: false })]),
  });
});

test('entries and texts lead to their pages, if they have one', () => {
  const pageOf = (name: string) => (formNamed(name) as { preview_path?: string }).preview_path;
  expect(pageOf('jobs')).toBe('careers/{{slug}}/');
  expect(pageOf('howWeWork')).toBe('how-we-work/');
  expect([pageOf('home'), pageOf('company'), pageOf('partners')]).toEqual(['/', '/', '/']);
  expect(pageOf('nextSteps')).toBeUndefined();
});

test('an entry is refused for what the build would refuse, in the same words, by the labels of the form', () => {
  const slug = 'go-developer';
  const file = `shared/content/jobs/${slug}.yaml`;
  const job = exampleJobFile();
  const mistakesIn = (...of: Parameters<typeof faultsIn>) => faultsIn(...of).mistakes;
  expect(mistakesIn(file, job)).toEqual([]);
  const salary = { from: 500000, to: 1, per: 'year' };
  expect(mistakesIn(file, { ...job, mode: 'Nowhere', salary })).toEqual([
    expect.stringMatching(/^Where the work is done: "Nowhere" is not a place of work: write one of /),
    expect.stringMatching(/^Pay › To: /),
    expect.stringMatching(/^Pay: /),
  ]);
  const salaryOf = (from: number) => ({ from, to: 500000, per: 'year' });
  expect(mistakesIn(file, { ...job, salary: salaryOf(450000.5), location: '{town}, India' })).toEqual([
    expect.stringMatching(/^Place: has \{town\}, which stands for nothing here: /),
    'Pay › From: is no whole number: write rupees as a whole number, such as 4,50,000',
  ]);
  const siteWith = (slug: string) => ({
    taken: [{ kind: 'jobs', slug, title: job.title.toUpperCase() }],
    addresses: ['/about/'],
  });
  expect(mistakesIn(file, job, siteWith(slug))).toEqual([]);
  expect(mistakesIn(file, job, siteWith('other'))).toEqual([
    expect.stringMatching(/^Title: ".*" is already that of another entry, "other", /),
  ]);
  const withLinks =
    'A text with [a link](/team/) and [another one](/about/), and with [a third](mailto:{email}).';
  expect(mistakesIn(file, { ...job, jobDescription: withLinks }, siteWith(slug))).toContainEqual(
    expect.stringMatching(/: "\/team\/" is not an address on this site: /),
  );
  for (const [unfinished, remedy] of [
    ['www.example.com', 'remove the link .* https:// or mailto:'],
    ['htp://example.com', 'remove the link .* https:// or mailto:'],
    ['/about', 'write "/about/"'],
  ])
    expect(
      mistakesIn(file, { ...job, jobDescription: `A text with [a link](${unfinished}).` }, siteWith(slug)),
    ).toEqual([
      expect.stringMatching(new RegExp(`: "${unfinished}" is not an address on this site: ${remedy}$`)),
    ]);
  const byChance = 'shared/content/jobs/fe37a0479a89.yaml';
  expect(mistakesIn(byChance, job)).toEqual([expect.stringMatching(/^Title: has no Latin letters, /)]);
  const second = `shared/content/jobs/${slug}-1.yaml`;
  const titled = { taken: [{ kind: 'jobs', slug, title: 'Go, Developer' }], addresses: [] };
  expect(faultsIn(second, { ...job, title: 'Go Developer' }, titled).advice).toEqual([
    expect.stringMatching(/^Title: is so much like that of “go-developer” /),
  ]);
  titled.taken[0]!.title = 'Go Developer';
  expect(faultsIn(second, { ...job, title: 'Go Developer' }, titled)).toMatchObject({
    mistakes: [expect.stringMatching(/ is already that of /)],
    advice: [],
  });
  const portrait = { name: 'Asha', avatar: '/shared/pictures/avatars/asha.png' };
  const size = { width: 40, height: 30 };
  const faultsWith = (avatar: Pictures[string]) =>
    faultsIn('shared/content/testimonials/asha.yaml', portrait, undefined, {}, { avatar });
  expect(faultsWith(size).advice).toEqual([
    expect.stringMatching(/^Portrait: is 40 by 30, and will look blurred: /),
  ]);
  expect(faultsWith({ ...size, drawing: '<svg><text>A</text></svg>' })).toMatchObject({
    mistakes: expect.arrayContaining([expect.stringMatching(/^Portrait: contains text, /)]),
    advice: [],
  });
  const dates = { postedOn: '2026-01-01', closesOn: '2026-01-02' };
  expect(faultsIn(file, { ...job, ...dates, title: 'x '.repeat(40) }).advice).toEqual([
    'Title: has 79 characters: 5 to 60 look best here',
    expect.stringMatching(/^Last day to apply: is past, so the job is closed: /),
  ]);
  // As in the editor, which takes pictures that are not made yet.
  vi.stubEnv('SHOW_GAPS', '1');
  expect(mistakesIn(file, { ...job, title: '[]' })).toEqual([
    expect.stringMatching(/^Title: is empty: write /),
  ]);
});

test('what is corrected in the package is there', () => {
  const code = readFileSync('node_modules/@sveltia/cms/dist/sveltia-cms.mjs', 'utf8');
  expect(Object.keys(corrections).filter((theirs) => !code.includes(theirs))).toEqual([]);
});
