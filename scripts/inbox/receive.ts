import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { InboxError } from './InboxError.ts';

/** Largest file in bytes: well above any resume size that the site's settings allow. */
export const maxFileBytes = 25 * 1024 * 1024;

const maxBodyBytes = maxFileBytes + 1024 * 1024;
const limits = { fieldNameSize: 200, fieldSize: 64 * 1024, fields: 50, files: 5, fileSize: maxFileBytes + 1 };

/** A file of a form; `name` is as the browser sent it. */
export type ReceivedFile = { field: string; name: string; type: string; content: Buffer };

/** The values and files of a form. */
export type Received = { fields: [name: string, value: string][]; file: ReceivedFile | null };

/**
 * The whole body of a request. It stays in memory until it is complete, so that an interrupted upload
 * leaves nothing behind. A body that is too large is still read to its end: browsers see a response only then.
 * @throws InboxError with status 413, or the stream's error if the upload is interrupted
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxBodyBytes) throw new InboxError(413, 'The message is too large');
  return Buffer.concat(chunks);
}

function createParser(headers: IncomingHttpHeaders): busboy.Busboy {
  try {
    // Browsers send file names in UTF-8; the path, if any, is kept for the record.
    return busboy({ headers, defParamCharset: 'utf8', preservePath: true, limits });
  } catch {
    throw new InboxError(
      415,
      'The inbox takes forms: multipart/form-data or application/x-www-form-urlencoded',
    );
  }
}

/**
 * Parses a form's body.
 * @throws InboxError with status 400, 413 or 415 for a body that is malformed, too large, or no form
 */
export async function parseForm(headers: IncomingHttpHeaders, body: Buffer): Promise<Received> {
  const parser = createParser(headers);
  const fields: Received['fields'] = [];
  const files: ReceivedFile[] = [];

  await new Promise<void>((resolve, reject) => {
    const refuse = (status: number, message: string) => reject(new InboxError(status, message));
    // Despite its type, the name is missing if the part has none.
    parser.on('field', (name = '', value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse(413, 'A field is too long');
      fields.push([name, value]);
    });
    parser.on('file', (field = '', stream, { filename = '', mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', () => refuse(400, 'The form is malformed'));
      stream.on('end', () =>
        files.push({ field, name: filename, type: mimeType, content: Buffer.concat(chunks) }),
      );
    });
    parser.on('fieldsLimit', () => refuse(413, 'The form has too many fields'));
    parser.on('filesLimit', () => refuse(413, 'The form has too many files'));
    parser.on('error', () => refuse(400, 'The form is malformed'));
    parser.on('close', resolve);
    parser.end(body);
  });

  // An empty file field arrives as a file without name and content.
  const chosen = files.filter(({ name, content }) => name !== '' || content.length > 0);
  if (chosen.length > 1) throw new InboxError(413, 'The inbox takes one file with a form');
  if (chosen[0] && chosen[0].content.length > maxFileBytes)
    throw new InboxError(413, 'The file is too large');
  return { fields, file: chosen[0] ?? null };
}
