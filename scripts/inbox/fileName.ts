const maxBytes = 120;

/**
 * Characters that file systems or addresses refuse, lone surrogates, and invisible ones that disguise an extension.
 * The two joiners stay, because Hindi needs them.
 */
const unsafeSigns = /[/\\:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d|submission\.json)(\.|$)/i;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Cuts whole grapheme clusters off the end. */
function cutTo(text: string, bytes: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (bytesOf(result + segment) > bytes) break;
    result += segment;
  }
  return result;
}

/**
 * A safe file name for any file system, made from the name that a browser sent: its last part,
 * without dangerous characters, at most 120 bytes long including its extension. Letters of all scripts stay.
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
