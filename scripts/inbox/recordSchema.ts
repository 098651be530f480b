import { z } from 'zod';
import { formKinds } from '../../shared/forms/fields.ts';
import type { Submission } from './Submission.ts';

/** Whoever sent it may have left it out, and earlier inboxes kept that as null. */
const text = z.string().catch('');

/** What must stand in a `submission.json` for the inbox to show it: people and older versions write there as well. */
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
