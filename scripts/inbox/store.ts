import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { formKinds } from '../../shared/forms/fields.ts';

const idPattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{12}$/;
const recordName = 'submission.json';

const submissionSchema = z.object({
  /** The submission's folder: when it came, and a random part. */
  id: z.string().regex(idPattern),
  form: z.enum(formKinds),
  receivedAt: z.iso.datetime(),
  /** Names and values as they were sent: in order, with repetitions. */
  fields: z.array(z.tuple([z.string(), z.string()])),
  file: z.object({ field: z.string(), originalName: z.string(), bytes: z.number() }).nullable(),
  contentType: z.string(),
});

/** What `submission.json` records. */
export type Submission = z.infer<typeof submissionSchema>;

/** A sender chooses a file's name, so that only its ending is used. */
const storedName = (originalName: string) =>
  `resume${/\.[a-z0-9]{1,10}$/.exec(originalName.toLowerCase())?.[0] ?? ''}`;

/**
 * Stores a submission in its own folder, which appears under its name only when it is complete.
 * @param content of the file, if there is one
 */
export async function saveSubmission(
  directory: string,
  received: Omit<Submission, 'id' | 'receivedAt'>,
  content: ArrayBuffer | undefined,
): Promise<void> {
  const receivedAt = new Date().toISOString();
  const id = `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
  const submission: Submission = { id, receivedAt, ...received };
  const unfinished = path.join(directory, `unfinished-${id}`);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  if (received.file && content)
    await writeFile(path.join(unfinished, storedName(received.file.originalName)), new Uint8Array(content));
  await writeFile(path.join(unfinished, recordName), `${JSON.stringify(submission, null, 2)}\n`);
  await rename(unfinished, path.join(directory, id));
}

/** A submission; undefined if the id is unknown or its record cannot be read. */
async function readSubmission(directory: string, id: string): Promise<Submission | undefined> {
  if (!idPattern.test(id)) return undefined;
  try {
    return submissionSchema.parse(JSON.parse(await readFile(path.join(directory, id, recordName), 'utf8')));
  } catch {
    return undefined;
  }
}

/** All submissions, newest first. */
export async function listSubmissions(directory: string): Promise<Submission[]> {
  const names = await readdir(directory).catch(() => []);
  const submissions = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readSubmission(directory, name)),
  );
  return submissions.filter((submission) => submission !== undefined);
}

/** The file of a submission, under the name that its sender gave it; undefined if there is none. */
export async function readSubmittedFile(
  directory: string,
  id: string,
): Promise<{ name: string; content: Buffer<ArrayBuffer> } | undefined> {
  const name = (await readSubmission(directory, id))?.file?.originalName;
  if (name === undefined) return undefined;
  return { name, content: await readFile(path.join(directory, id, storedName(name))) };
}
