import { describe, expect, it } from 'vitest';
import { fieldErrors, sizeWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { checkResume, formatFileSize, resumeAccept } from '../../../shared/forms/resume.ts';

const megabyte = 1024 * 1024;
const check = (name: string, size = 40_000) => checkResume({ name, size }, 5);

describe('a resume', () => {
  it.each([
    'resume.pdf',
    'resume.doc',
    'resume.docx',
    'RESUME.PDF',
    'Resume.DocX',
    'my resume (final) 2.pdf',
    'राम शर्मा का जीवन परिचय.pdf',
    'resume.exe.pdf',
    `${'r'.repeat(196)}.pdf`,
    `${'जी'.repeat(98)}.pdf`,
  ])('may be called %s', (name) => {
    expect(check(name)).toBeUndefined();
  });

  it.each([
    'resume.exe',
    'resume.pdf.exe',
    'resume.txt',
    'resume.odt',
    'resume.pdf.zip',
    'resumepdf',
    'resume.docxx',
    '',
  ])('may not be called %j', (name) => {
    expect(check(name)).toBe(fieldErrors.resumeType);
  });

  it('is asked for when none is chosen', () => {
    expect(checkResume(null, 5)).toBe(fieldErrors.resume);
    expect(checkResume(undefined, 5)).toBe(fieldErrors.resume);
  });

  it('must hold something', () => {
    expect(check('resume.pdf', 0)).toBe(fieldErrors.resumeEmpty);
  });

  it('may have the largest size and not a byte more', () => {
    expect(check('resume.pdf', 5 * megabyte)).toBeUndefined();
    expect(check('resume.pdf', 5 * megabyte + 1)).toBe(fill(fieldErrors.resumeSize, { megabytes: 5 }));
    expect(check('resume.pdf', 6 * megabyte)).toBe(fill(fieldErrors.resumeSize, { megabytes: 5 }));
  });

  it('follows the size in the settings', () => {
    expect(checkResume({ name: 'resume.pdf', size: 6 * megabyte }, 10)).toBeUndefined();
    expect(checkResume({ name: 'resume.pdf', size: 2 * megabyte }, 1.5)).toBe(
      fill(fieldErrors.resumeSize, { megabytes: 1.5 }),
    );
  });

  it('is checked by its own name and size, whatever type the browser reports', () => {
    const disguised = new File(['MZ'], 'resume.exe', { type: 'application/pdf' });
    expect(checkResume(disguised, 5)).toBe(fieldErrors.resumeType);
  });
});

it('the file picker is offered the same endings', () => {
  expect(resumeAccept).toBe('.pdf,.doc,.docx');
});

it.each([
  [0, sizeWords.bytes, 0],
  [1, sizeWords.byte, 1],
  [1023, sizeWords.bytes, 1023],
  [1024, sizeWords.kilobytes, 1],
  [34_500, sizeWords.kilobytes, 34],
  [megabyte, sizeWords.megabytes, 1],
  [1.25 * megabyte, sizeWords.megabytes, 1.3],
  [5 * megabyte, sizeWords.megabytes, 5],
  [5 * megabyte + 1, sizeWords.megabytes, 5.1],
])('%d bytes read "%s" with %d', (bytes, words, count) => {
  expect(formatFileSize(bytes)).toBe(fill(words, { count }));
});
