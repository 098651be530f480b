/** A square picture as PNG, with the length of its sides in pixels (1 to 256). */
export type IcoImage = { size: number; png: Buffer };

const headerLength = 6;
const entryLength = 16;

/** Puts PNGs into one ICO file, which every browser that requests favicon.ico can read. */
export function encodeIco(images: IcoImage[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerLength + entryLength * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // One byte a side: 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
