import type { FormKind } from '../../shared/forms/fields.ts';

/** The resume of a submission. */
export type StoredFile = {
  field: string;
  /** The name as the browser sent it. */
  originalName: string;
  /** Its name in the submission's folder. */
  storedName: string;
  type: string;
  bytes: number;
  sha256: string;
};

/** What `submission.json` records. */
export type Submission = {
  /** The submission's folder: when it came, and a random part. */
  id: string;
  form: FormKind;
  /** ISO 8601. */
  receivedAt: string;
  /** Names and values as they were sent: in order, with repetitions. */
  fields: [name: string, value: string][];
  file: StoredFile | null;
  headers: { accept: string; contentType: string };
};
