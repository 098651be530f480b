import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeIco } from '../../../scripts/pipeline/seo/encodeIco.ts';

test('each picture is at the offset of its entry, with its size', async () => {
  const images = await Promise.all(
    [16, 256].map(async (size) => ({
      size,
      png: await sharp({ create: { width: size, height: size, channels: 4, background: 'navy' } })
        .png()
        .toBuffer(),
    })),
  );
  const ico = encodeIco(images);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { size, png }] of images.entries()) {
    const entry = ico.subarray(6 + index * 16);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(entry[0]).toBe(size === 256 ? 0 : size);
    expect(ico.subarray(offset, offset + length).equals(png)).toBe(true);
  }
});
