/** Whether bytes begin a file of a kind, and whether it ends as such a file does. */
type Kind = { begins: (bytes: Buffer) => boolean; isWhole?: (bytes: Buffer) => boolean };

const at = (offset: number, text: string) => (bytes: Buffer) =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/** Whether the boxes of a film or an AVIF fill the file. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let end = 0;
  while (end + 16 <= bytes.length) {
    const size = bytes.readUInt32BE(end);
    // 0 is up to the end of the file; after 1, a longer number says it.
    if (size === 0) return true;
    end += size === 1 ? Number(bytes.readBigUInt64BE(end + 8)) : Math.max(size, 8);
  }
  return end <= bytes.length;
}

const jpeg: Kind = {
  begins: at(0, '\xff\xd8\xff'),
  // A preview within it has an end of its own.
  isWhole: (bytes) =>
    bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > bytes.lastIndexOf('\xff\xda', undefined, 'latin1'),
};
const zip: Kind = { begins: at(0, 'PK'), isWhole: (bytes) => bytes.includes('PK\x05\x06') };
const boxes = (brands: RegExp): Kind => ({
  begins: (bytes) => at(4, 'ftyp')(bytes) && brands.test(bytes.toString('latin1', 8, 40)),
  isWhole: hasWholeBoxes,
});
const anything: Kind = { begins: () => true };

/** The files that pages name, by the ending of the name. */
export const fileKinds: Record<string, Kind> = {
  avif: boxes(/avi[fs]/),
  css: anything,
  doc: { begins: at(0, '\xd0\xcf\x11\xe0') },
  docx: zip,
  gif: { begins: at(0, 'GIF8'), isWhole: (bytes) => bytes.at(-1) === 0x3b },
  ico: { begins: at(0, '\0\0\x01\0') },
  jpeg,
  jpg: jpeg,
  js: anything,
  mp4: boxes(/^(?!avi[fs])/),
  pdf: { begins: at(0, '%PDF'), isWhole: (bytes) => bytes.includes('%%EOF') },
  png: { begins: at(0, '\x89PNG'), isWhole: (bytes) => bytes.includes('IEND') },
  pptx: zip,
  svg: {
    begins: (bytes) => /^\s*<(svg|\?xml|!)/.test(bytes.toString('utf8', 0, 99).replace('\ufeff', '')),
    isWhole: (bytes) => bytes.includes('</svg>') || /<svg[^>]*\/>\s*$/.test(`${bytes}`),
  },
  txt: anything,
  webm: { begins: at(0, '\x1a\x45\xdf\xa3') },
  webmanifest: anything,
  webp: {
    begins: (bytes) => at(0, 'RIFF')(bytes) && at(8, 'WEBP')(bytes),
    isWhole: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  },
  woff2: {
    begins: at(0, 'wOF2'),
    isWhole: (bytes) => bytes.length >= bytes.readUInt32BE(8),
  },
  xlsx: zip,
  zip,
};
