import type { IncomingMessage } from 'node:http';
import { applicationWords } from '../../shared/content/words/careers.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { escapeHtml } from '../../shared/core/escapeHtml.ts';
import type { FormKind } from '../../shared/forms/fields.ts';
import { ownHoneypot } from '../../shared/forms/resolveFormService.ts';
import { InboxError } from './InboxError.ts';
import { readForm } from './readForm.ts';
import { page } from './responses.ts';
import { saveSubmission } from './store.ts';

/**
 * Stores a posted form.
 * @throws InboxError if it is invalid, or the stream's error if the upload is interrupted
 */
export async function receiveForm(
  request: IncomingMessage,
  directory: string,
  form: FormKind,
): Promise<void> {
  const fields: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of await readForm(request)) {
    if (typeof value === 'string') fields.push([name, value]);
    // A field without a chosen file arrives as a file without a name.
    else if (value.name !== '') files.push([name, value]);
  }
  if (fields.length + files.length === 0) throw new InboxError(400, 'The form is empty');
  if (files.length > 1) throw new InboxError(413, 'The inbox takes one file with a form');
  if (fields.some(([name, value]) => name === ownHoneypot.name && value !== ''))
    throw new InboxError(422, `A robot has filled in this form: "${ownHoneypot.name}" must stay empty`);
  const [field = '', content] = files[0] ?? [];
  const file = content ? { field, originalName: content.name, bytes: content.size } : null;
  const contentType = request.headers['content-type']!;
  await saveSubmission(directory, { form, fields, file, contentType }, await content?.arrayBuffer());
}

/** What a visitor without script sees after posting a form. */
export function thanksPage(form: FormKind, home: string): Response {
  const thanks = form === 'enquiry' ? enquiryWords.thanks : applicationWords.sent;
  return page(thanks, `<p><a href="${escapeHtml(home)}">Back to the site</a></p>`);
}
