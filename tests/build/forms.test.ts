import { expect, test } from 'vitest';
import { receiverNote } from '#shared/forms/receiverNote.ts';
import { resolveFormService } from '#shared/forms/resolveFormService.ts';
import { resumeAccept } from '#shared/forms/resume.ts';
import { company } from '#shared/model/content.ts';
import { pages, readDocument } from '../support/builtPages.ts';
import { job, openJobs } from '../support/samples.ts';

const phone = { type: 'tel', autocomplete: 'tel' };
const email = { name: 'email', type: 'email', autocomplete: 'email' };

const enquiry = [
  { name: 'firstName', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', type: 'text', autocomplete: 'family-name' },
  email,
  { name: 'contactNumber', ...phone },
  { name: 'heardFrom', type: 'select-one' },
];
const applicant = [
  { name: 'name', type: 'text', autocomplete: 'name' },
  email,
  { name: 'phone', ...phone },
  { name: 'resume', type: 'file', accept: resumeAccept },
];

const cases = [
  { kind: 'enquiry', path: '/contact/', fields: enquiry },
  ...(openJobs.length > 0 ? [{ kind: 'application', path: job.path, fields: applicant } as const] : []),
] as const;

test.each(cases)('the form of $path says what it takes, and for whom', ({ kind, path, fields }) => {
  const page = pages.find((page) => page.path === path)!;
  const form = readDocument(page).querySelector<HTMLFormElement>('form[method=post]')!;
  const found = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required]')].map(
    (field) => ({
      name: field.name,
      type: field.type,
      ...(field.getAttribute('autocomplete') && { autocomplete: field.getAttribute('autocomplete') }),
      ...(field.getAttribute('accept') && { accept: field.getAttribute('accept') }),
    }),
  );
  expect(found).toEqual(fields);
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  const target = resolveFormService(company.forms, kind, 'inbox');
  expect(form.textContent).toContain(receiverNote(kind, target));
  const links = [...form.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(-2)).toEqual(['/privacy/', '/terms/']);
});
