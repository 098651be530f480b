const maxBytes = 120;

/**
 * Signs that file systems or addresses refuse, halves of signs included, and invisible ones that disguise an ending:
 * Hindi needs the two joiners.
 */
const unsafeSigns = /[/\\:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d|submission\.json)(\.|$)/i;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Cuts whole letters, with their marks, off the end. */
function cutTo(text: string, bytes: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(result + segment) > bytes) break;
    result += segment;
  }
  return result;
}

/**
 * A name under which any file system keeps a file, made from the name that a browser sent: its last part,
 * without dangerous signs, at most 120 bytes long with its ending kept. Letters of all scripts stay.
 */
export function storedName(originalName: string): string {
  const last = originalName.split(/[/\\]/).at(-1)!;
  const clean = last
    .normalize('NFC')
    .replace(unsafeSigns, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = reservedNames.test(clean) ? `_${clean}` : clean || 'file';
  if (bytesOf(name) <= maxBytes) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return `${cutTo(stem, maxBytes - ending.length)}${ending}`;
}
