import type { IncomingMessage } from 'node:http';
import { InboxError } from './InboxError.ts';

/** Largest body in bytes: well above any resume that the site's settings allow. */
export const maxBodyBytes = 26 * 1024 * 1024;

/** Without a file, forms take a few kilobytes. */
const maxUrlEncodedBytes = 256 * 1024;

/**
 * The whole body of a request. It stays in memory until it is complete, so that an interrupted upload leaves nothing
 * behind. A body that is too large is still read to its end: browsers see a response only then.
 * @throws InboxError with status 413, or the stream's error if the upload is interrupted
 */
export async function readBody(request: IncomingMessage, limit = maxBodyBytes) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
  }
  if (bytes > limit) throw new InboxError(413, 'The form is too large');
  return Buffer.concat(chunks);
}

/**
 * The values and files of a posted form.
 * @throws InboxError with status 400, 413 or 415 for a body that is malformed, too large, or no form
 */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request, /^multipart/i.test(type) ? maxBodyBytes : maxUrlEncodedBytes);
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new InboxError(415, 'The inbox takes multipart/form-data or application/x-www-form-urlencoded');
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new InboxError(400, 'The form is malformed');
  }
}
