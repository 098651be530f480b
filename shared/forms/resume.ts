import { fill } from '../core/fill.ts';
import { fieldErrors, sizeWords } from '../words/forms.ts';
import { cleanFileName } from './cleanText.ts';

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const endings = Object.keys(types);

// WebKitGTK goes by the MIME types alone, and browsers inside older Android apps take the first entry for one
// (react-native-webview#1121).
export const resumeAccept = [...Object.values(types), ...endings].join(',');

/** Bytes in a megabyte as Windows counts them, the more generous interpretation of the limit. */
const megabyte = 1024 * 1024;

// Files of clouds and messengers come without an ending.
const openTypes = ['', 'application/octet-stream', ...Object.values(types)];

// Some systems give programs no type.
const program = /\.(?:apk|bat|cmd|com|exe|hta|jar|js|lnk|msi|ps1|scr|sh|vbs)$/i;

const hasEnding = (name: string) => endings.some((ending) => name.toLowerCase().endsWith(ending));

const isUnnamed = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  !hasEnding(name) && !program.test(name) && openTypes.includes(type);

/** What is wrong with a chosen resume. Its ending decides: browsers derive the type that they report from it. */
export function checkResume(
  file: Pick<File, 'name' | 'size' | 'type'>,
  maxMegabytes: number,
): string | undefined {
  if (!hasEnding(file.name) && !isUnnamed(file)) return fieldErrors.resumeType;
  if (file.size === 0) return fieldErrors.resumeEmpty;
  if (file.size > maxMegabytes * megabyte) return fill(fieldErrors.resumeSize, { megabytes: maxMegabytes });
  return undefined;
}

function endingOf(bytes: ArrayBuffer, type: string): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.startsWith('%PDF-')) return '.pdf';
  if (text.startsWith('PK\x03\x04') && text.includes('word/')) return '.docx';
  // Spreadsheets and installers begin with the same signature. Names have two bytes a letter.
  const isWord = type === types['.doc'] || text.includes([...'WordDocument'].join('\0'));
  return text.startsWith('ÐÏ\x11à') && isWord ? '.doc' : undefined;
}

/** In milliseconds: phones may have to download a file from cloud storage first. */
const readingTimeLimit = 60_000;

export type ChosenResume = {
  file: File;
  mistake?: string | undefined;
  /** A copy in memory, with the ending of its kind; or what is wrong with it, also if it cannot be read in time. */
  reading: Promise<File | string>;
};

/** A file is a reference: by the time it is sent, it may have been changed, moved or deleted. */
async function copyOf(file: File, maxMegabytes: number): Promise<File | string> {
  try {
    const { name, type, lastModified } = file;
    const bytes = await file.arrayBuffer();
    const ending = isUnnamed(file) ? endingOf(bytes, type) : '';
    if (ending === undefined) return fieldErrors.resumeType;
    const copy = new File([bytes], name + ending, { type: types[ending] ?? type, lastModified });
    return checkResume(copy, maxMegabytes) ? fieldErrors.resumeUnreadable : copy;
  } catch {
    return fieldErrors.resumeUnreadable;
  }
}

export function readResume(chosen: File, maxMegabytes: number): ChosenResume {
  const { name, type, lastModified } = chosen;
  // Without its path: Chromium reports no change when the same one is chosen again, although the file may have changed.
  const file = new File([chosen], cleanFileName(name), { type, lastModified });
  const mistake = checkResume(file, maxMegabytes);
  if (mistake) return { file, mistake, reading: Promise.resolve(mistake) };
  const tooLate = new Promise<string>((resolve) =>
    setTimeout(resolve, readingTimeLimit, fieldErrors.resumeUnreadable),
  );
  return { file, reading: Promise.race([copyOf(file, maxMegabytes), tooLate]) };
}

/** Rounded up: a file over the limit never seems to be within it. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1024) return fill(sizeWords.kilobytes, { count: kilobytes });
  return fill(sizeWords.megabytes, { count: Math.ceil((bytes / megabyte) * 10) / 10 });
}
