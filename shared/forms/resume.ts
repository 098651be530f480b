import { fill } from '../core/fill.ts';
import { fieldErrors, sizeWords } from '../words/forms.ts';
import { cleanFileName } from './cleanText.ts';

/** The accepted files: their MIME types by their endings. */
const types = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const endings = Object.keys(types);

/**
 * For the file input's `accept`, which only filters the file picker. WebKitGTK goes by the MIME types alone, and browsers
 * inside older Android apps take the first entry for one (react-native-webview#1121).
 */
export const resumeAccept = [...Object.values(types), ...endings].join(',');

/** Bytes in a megabyte as Windows counts them, the more generous interpretation of the limit. */
const megabyte = 1024 * 1024;

/**
 * What is wrong with a chosen resume, or undefined. The extension decides its type: browsers derive the type that they
 * report from it, and scanning the content is left to the mailbox.
 * @param maxMegabytes largest accepted size
 */
export function checkResume(
  file: { name: string; size: number } | null | undefined,
  maxMegabytes: number,
): string | undefined {
  if (!file) return fieldErrors.resume;
  const name = file.name.toLowerCase();
  if (!endings.some((ending) => name.endsWith(ending))) return fieldErrors.resumeType;
  if (file.size === 0) return fieldErrors.resumeEmpty;
  if (file.size > maxMegabytes * megabyte) return fill(fieldErrors.resumeSize, { megabytes: maxMegabytes });
  return undefined;
}

/**
 * The same file with a clean name, and without a path: otherwise Chromium reports no change when the same path is chosen
 * again, although the file may have changed.
 */
export function withCleanName(file: File): File {
  return new File([file], cleanFileName(file.name), { type: file.type, lastModified: file.lastModified });
}

/** Time limit for reading a file, in milliseconds: phones may have to download it from cloud storage first. */
const readingTimeLimit = 60_000;

/** A chosen resume. */
export type ChosenResume = {
  file: File;
  /** A copy in memory; undefined if the file is refused, or cannot be read in time. */
  reading: Promise<File | undefined>;
};

/** A file is a reference: by the time it is sent, it may have been changed, moved or deleted. */
async function copyOf(file: File, maxMegabytes: number): Promise<File | undefined> {
  try {
    const { name, type, lastModified } = file;
    const copy = new File([await file.arrayBuffer()], name, { type, lastModified });
    return checkResume(copy, maxMegabytes) ? undefined : copy;
  } catch {
    return undefined;
  }
}

/** Starts to read a chosen file, unless it is refused. */
export function readResume(file: File, maxMegabytes: number): ChosenResume {
  if (checkResume(file, maxMegabytes)) return { file, reading: Promise.resolve(undefined) };
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, readingTimeLimit));
  return { file, reading: Promise.race([copyOf(file, maxMegabytes), tooLate]) };
}

/** A readable file size, such as "34 kB" or "1.2 MB", rounded up: a file over the limit never seems to be within it. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return fill(sizeWords.kilobytes, { count: kilobytes });
  return fill(sizeWords.megabytes, { count: Math.ceil((bytes / megabyte) * 10) / 10 });
}
