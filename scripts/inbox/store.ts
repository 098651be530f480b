import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormKind } from '../../shared/forms/fields.ts';

const idPattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{12}$/;
const recordName = 'submission.json';

/** What `submission.json` records. */
export type Submission = {
  /** The submission's folder: when it came, and a random part. */
  id: string;
  form: FormKind;
  receivedAt: string;
  /** Names and values as they were sent: in order, with repetitions. */
  fields: [name: string, value: string][];
  file: { field: string; originalName: string; bytes: number } | null;
};

/** A sender chooses a file's name, so that only its ending is used. */
const storedName = (originalName: string) =>
  `resume${/\.[a-z0-9]{1,10}$/.exec(originalName.toLowerCase())?.[0] ?? ''}`;

/** Stores a submission in its own folder, which appears under its name only when it is complete. */
export async function saveSubmission(
  directory: string,
  form: FormKind,
  fields: Submission['fields'],
  [field, file]: [field: string, file: File] | [] = [],
): Promise<void> {
  const receivedAt = new Date().toISOString();
  const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
  const unfinished = path.join(directory, `unfinished-${id}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const submission: Submission = { id, form, receivedAt, fields, file: null };
  if (file) {
    await writeFile(path.join(unfinished, storedName(file.name)), new Uint8Array(await file.arrayBuffer()));
    submission.file = { field: field!, originalName: file.name, bytes: file.size };
  }
  await writeFile(path.join(unfinished, recordName), `${JSON.stringify(submission, null, 2)}\n`);
  await rename(unfinished, path.join(directory, id));
}

/** A submission; undefined if the id is unknown or its record cannot be read. */
async function readSubmission(directory: string, id: string): Promise<Submission | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    return JSON.parse(await readFile(path.join(directory, id, recordName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** All submissions, newest first. */
export async function listSubmissions(directory: string): Promise<Submission[]> {
  const ids = await readdir(directory).catch(() => []);
  const submissions = await Promise.all(ids.sort().map((id) => readSubmission(directory, id)));
  return submissions.filter((submission) => submission !== undefined).reverse();
}

/** The file of a submission, under the name that its sender gave it; undefined if there is none. */
export async function readSubmittedFile(directory: string, id: string) {
  const name = (await readSubmission(directory, id))?.file?.originalName;
  if (name === undefined) return undefined;
  return { name, content: await readFile(path.join(directory, id, storedName(name))) };
}
