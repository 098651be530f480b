import { expect, test } from 'vitest';
import { forms } from '#shared/forms/forms.ts';
import { resumeAccept } from '#shared/forms/resume.ts';
import { receiverNote, siteFormTarget } from '#shared/forms/siteFormTarget.ts';
import { company } from '#shared/model/content.ts';
import type { FieldDescription } from '#shared/words/formDescription.ts';
import { pages, readDocument } from '../support/builtPages.ts';
import { applicationExample, enquiryExample } from '../support/examples/exampleForms.ts';
import { job, openJobs } from '../support/samples.ts';

const cases = [
  { kind: 'enquiry', path: '/contact/', example: enquiryExample },
  ...(openJobs.length > 0
    ? [{ kind: 'application', path: job.path, example: applicationExample } as const]
    : []),
] as const;

test.each(cases)('the form of $path says what it takes, and for whom', ({ kind, path, example }) => {
  const page = pages.find((page) => page.path === path)!;
  const form = readDocument(page).querySelector<HTMLFormElement>('form[method=post]')!;
  const fields: Record<string, FieldDescription> = forms[kind].fields;
  const controls = form.querySelectorAll<HTMLInputElement>(
    `:is(${Object.keys(fields).map((name) => `[name="${name}"]`)})`,
  );
  expect(
    Array.from(controls, ({ name, type, autocomplete, required }) => [
      name,
      { type, autocomplete: autocomplete || undefined, required },
    ]),
  ).toEqual(
    Object.entries(example).map(([name, { type, autocomplete }]) => [
      name,
      { type, autocomplete, required: fields[name]!.missing !== undefined },
    ]),
  );
  for (const file of form.querySelectorAll<HTMLInputElement>('[type=file]'))
    expect(file.accept).toBe(resumeAccept);
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  const target = siteFormTarget(kind, company, 'inbox');
  expect(form.textContent).toContain(receiverNote(kind, target));
  const links = [...form.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(-2)).toEqual(['/privacy/', '/terms/']);
});
