import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FormKind } from '../../shared/forms/fields.ts';
import { ownHoneypot } from '../../shared/forms/resolveFormService.ts';
import { InboxError } from './responses.ts';
import { saveSubmission } from './store.ts';

/** Largest body in bytes: well above any resume that the site's settings allow. */
export const maxBodyBytes = 26 * 1024 * 1024;

/**
 * The values and files of a posted form. They stay in memory until all are there, so that an interrupted upload leaves
 * nothing behind.
 * @throws InboxError for a body that is malformed, too large, of unknown length, or no form
 */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!(Number(length) <= maxBodyBytes)) throw new InboxError(413, 'The form is too large');
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new InboxError(415, 'The inbox takes multipart/form-data or application/x-www-form-urlencoded');
  const body = await buffer(request);
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new InboxError(400, 'The form is malformed');
  });
}

/**
 * Stores a posted form.
 * @throws InboxError if it is invalid, or the stream's error if the upload is interrupted
 */
export async function receiveForm(
  request: IncomingMessage,
  directory: string,
  form: FormKind,
): Promise<void> {
  const entries = [...(await readForm(request))];
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A field without a chosen file arrives as a file without a name.
  const files = entries.filter(
    (entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== '',
  );
  if (fields.length + files.length === 0) throw new InboxError(400, 'The form is empty');
  if (files.length > 1) throw new InboxError(413, 'The inbox takes one file with a form');
  if (fields.some(([name, value]) => name === ownHoneypot.name && value !== ''))
    throw new InboxError(422, `A robot has filled in this form: "${ownHoneypot.name}" must stay empty`);
  await saveSubmission(directory, form, fields, files[0]);
}
