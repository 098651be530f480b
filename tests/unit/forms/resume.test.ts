import { expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { checkResume, formatFileSize, readResume, resumeAccept } from '#shared/forms/resume.ts';
import { fieldErrors, sizeWords } from '#shared/words/forms.ts';

const megabyte = 1024 * 1024;
const tooLarge = fill(fieldErrors.resumeSize, { megabytes: 5 });

it.each([
  ['Resume.DocX', 5 * megabyte, 5, undefined],
  ['राम शर्मा का जीवन परिचय.pdf', 40_000, 5, undefined],
  ['resume.pdf.exe', 40_000, 5, fieldErrors.resumeType],
  ['resume.pdf', 0, 5, fieldErrors.resumeEmpty],
  ['resume.pdf', 5 * megabyte + 1, 5, tooLarge],
  ['resume.pdf', 2 * megabyte, 1.5, fill(fieldErrors.resumeSize, { megabytes: 1.5 })],
])('a resume called %j of %d bytes, of which it may have %d MB: %s', (name, size, most, error) => {
  expect(checkResume({ name, size, type: '' }, most)).toBe(error);
});

const pdf = '%PDF-1.7 …';
const docx = 'PK\x03\x04…word/document.xml';
const signatureOfOle = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const doc = new Uint8Array([...signatureOfOle, ...Buffer.from('WordDocument', 'utf16le')]);
const [pdfType, docType, docxType] = resumeAccept.split(',');
const openType = 'application/octet-stream';

it.each([
  ['DOC-20261120-WA0007.', '', pdf, '.pdf'],
  ['resume.pdf (1)', openType, pdf, '.pdf'],
  ['resume.pdf.download', pdfType, pdf, '.pdf'],
  ['Resume', docxType, docx, '.docx'],
  ['Resume', '', doc, '.doc'],
])('a document called %j of type %j is known by its bytes', async (name, type, bytes, ending) => {
  const { reading } = readResume(new File([bytes], name, { type: type! }), 5);
  expect(await reading).toMatchObject({
    name: `${name.replace(/\.$/, '')}${ending}`,
    type: { '.pdf': pdfType, '.doc': docType, '.docx': docxType }[ending],
  });
});

it.each([
  ['resume.exe', pdfType, pdf],
  ['photo', pdfType, '\x89PNG'],
  ['setup', openType, 'MZ %PDF-1.7'],
  ['spreadsheet', '', 'PK\x03\x04…xl/workbook.xml'],
  ['spreadsheet', '', new Uint8Array(signatureOfOle)],
  ['resume.docxx', 'text/plain', docx],
])('a file called %j of type %j is no document', async (name, type, bytes) => {
  expect(await readResume(new File([bytes], name, { type: type! }), 5).reading).toBe(fieldErrors.resumeType);
});

/** What is kept of a file whose bytes are read by `read`. */
const readingOf = (read: () => Promise<ArrayBuffer>, bytes = 4, name = 'resume.pdf') => {
  const file = new File([new Uint8Array(bytes)], name, { type: 'application/pdf', lastModified: 5 });
  vi.spyOn(File.prototype, 'arrayBuffer').mockImplementation(read);
  return readResume(file, 5).reading;
};

it('a resume has the bytes that it had when it was chosen', async () => {
  const copy = await readingOf(async () => new TextEncoder().encode('%PDF').buffer);
  expect(copy).toMatchObject({ name: 'resume.pdf', type: 'application/pdf', lastModified: 5 });
  expect(await (copy as File).text()).toBe('%PDF');
});

it.each([
  ['was deleted', () => Promise.reject(new DOMException('', 'NotFoundError'))],
  ['has grown too large since', async () => new ArrayBuffer(5 * megabyte + 1)],
])('a resume has no bytes once its file %s', async (_what, read) => {
  expect(await readingOf(read)).toBe(fieldErrors.resumeUnreadable);
});

it('a resume has no bytes if a cloud does not deliver its file within a minute', async () => {
  vi.useFakeTimers();
  const kept = vi.fn();
  readingOf(() => new Promise(() => {})).then(kept);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept).toHaveBeenCalledWith(fieldErrors.resumeUnreadable);
});

it('a file that is refused is not read', async () => {
  const read = vi.fn(async () => new ArrayBuffer(4));
  expect(await readingOf(read, 5 * megabyte + 1)).toBe(tooLarge);
  expect(await readingOf(read, 4, 'resume.exe')).toBe(fieldErrors.resumeType);
  expect(read).not.toHaveBeenCalled();
});

it.each([
  [34_500, sizeWords.kilobytes, 34],
  [1.25 * megabyte, sizeWords.megabytes, 1.3],
  [5 * megabyte + 1, sizeWords.megabytes, 5.1],
])('%d bytes read "%s" with %d', (bytes, words, count) => {
  expect(formatFileSize(bytes)).toBe(fill(words, { count }));
});
