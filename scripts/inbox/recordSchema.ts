import { z } from 'zod';
import { formKinds } from '../../shared/forms/fields.ts';
import type { Submission } from './Submission.ts';

/** A sender may omit the field, and earlier versions stored that as null. */
const text = z.string().catch('');

/** The schema of a `submission.json`, which people and older versions may have written. */
export const recordSchema: z.ZodType<Submission> = z.object({
  id: z.string(),
  form: z.enum(formKinds),
  receivedAt: z.iso.datetime(),
  fields: z.array(z.tuple([text, text])),
  file: z
    .object({
      field: text,
      originalName: z.string(),
      storedName: z.string(),
      type: text,
      bytes: z.number(),
      sha256: z.hex(),
    })
    .nullable(),
  headers: z.object({ accept: text, contentType: text }),
});
