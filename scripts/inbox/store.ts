import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormKind } from '../../shared/forms/fields.ts';
import { storedName } from './fileName.ts';
import type { Received, ReceivedFile } from './receive.ts';
import { recordSchema } from './recordSchema.ts';
import type { StoredFile, Submission } from './Submission.ts';

const idPattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{12}$/;
const recordName = 'submission.json';

function describeFile({ field, name, type, content }: ReceivedFile): StoredFile {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { field, originalName: name, storedName: storedName(name), type, bytes: content.length, sha256 };
}

/** Stores a submission in its own folder. The record is written last: without it, the folder is ignored. */
export async function saveSubmission(
  directory: string,
  form: FormKind,
  { fields, file }: Received,
  headers: Submission['headers'],
): Promise<Submission> {
  const receivedAt = new Date().toISOString();
  const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
  const submission: Submission = { id, form, receivedAt, fields, file: file && describeFile(file), headers };

  const folder = path.join(directory, id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    if (file) await writeFile(path.join(folder, submission.file!.storedName), file.content);
    await writeFile(path.join(folder, recordName), `${JSON.stringify(submission, null, 2)}\n`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return submission;
}

async function listIds(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names.filter((name) => idPattern.test(name));
}

/** A submission; undefined if the id is unknown or its record cannot be read. */
async function readSubmission(directory: string, id: string): Promise<Submission | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    const text = await readFile(path.join(directory, id, recordName), 'utf8');
    return { ...recordSchema.parse(JSON.parse(text)), id };
  } catch {
    return undefined;
  }
}

/** All submissions, newest first. */
export async function listSubmissions(directory: string): Promise<Submission[]> {
  const ids = (await listIds(directory)).sort().reverse();
  const submissions = await Promise.all(ids.map((id) => readSubmission(directory, id)));
  return submissions.filter((submission) => submission !== undefined);
}

/** The file of a submission; undefined if it has none. */
export async function readSubmittedFile(
  directory: string,
  id: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const name = (await readSubmission(directory, id))?.file?.storedName;
  if (!name || path.basename(name) !== name) return undefined;
  const content = await readFile(path.join(directory, id, name)).catch(() => undefined);
  return content && { name, content };
}

/** Removes all submissions, including incomplete ones, and nothing else in the directory. */
export async function emptyStore(directory: string): Promise<void> {
  const ids = await listIds(directory);
  await Promise.all(ids.map((id) => rm(path.join(directory, id), { recursive: true, force: true })));
}
