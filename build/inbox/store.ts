import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanFileName } from '#shared/forms/cleanText.ts';
import type { FormKind } from '#shared/forms/forms.ts';
import { refusal } from './requests.ts';

const recordName = 'submission.json';

export type Submission = {
  id: string;
  form: FormKind;
  receivedAt: string;
  fields: [name: string, value: string][];
  file: { field: string; originalName: string; bytes: number } | null;
};

/** Only the extension of a file's name is used, because the sender chooses the name. */
const storedName = (originalName: string) =>
  `resume${/\.[a-z0-9]{1,10}$/.exec(originalName.toLowerCase())?.[0] ?? ''}`;

/** Stores a posted form in its own folder, which appears under its name only when it is complete. */
export async function saveSubmission(directory: string, form: FormKind, data: FormData): Promise<void> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A field without a chosen file arrives as a file without a name.
  const files = [...data].filter(
    (entry): entry is [string, File] => entry[1] instanceof File && !!entry[1].name,
  );
  if (fields.length + files.length === 0) throw refusal(400, 'The form is empty');
  if (files.length > 1) throw refusal(413, 'The inbox takes one file with a form');

  const receivedAt = new Date().toISOString();
  const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
  const unfinished = path.join(directory, `unfinished-${id}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const submission: Submission = { id, form, receivedAt, fields, file: null };
  for (const [field, file] of files) {
    const originalName = cleanFileName(file.name);
    await writeFile(path.join(unfinished, storedName(originalName)), Buffer.from(await file.arrayBuffer()));
    submission.file = { field, originalName, bytes: file.size };
  }
  await writeFile(path.join(unfinished, recordName), `${JSON.stringify(submission, null, 2)}\n`);
  await rename(unfinished, path.join(directory, id));
}

/** All submissions, newest first. Anything that is not a complete submission is skipped. */
export async function listSubmissions(directory: string): Promise<Submission[]> {
  const ids = await readdir(directory).catch(() => []);
  const submissions: Submission[] = [];
  for (const id of ids.filter((name) => /^\d/.test(name)).sort()) {
    try {
      submissions.unshift(JSON.parse(await readFile(path.join(directory, id, recordName), 'utf8')));
    } catch {
      // Somebody has edited or deleted it by hand.
    }
  }
  return submissions;
}

export function readSubmittedFile(directory: string, id: string, originalName: string): Promise<BodyInit> {
  return readFile(path.join(directory, id, storedName(originalName)));
}
