import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { originalPalette } from '../../../build/palette/paletteOf.ts';
import { logoAdvice } from '../../../build/pictures/logoAdvice.ts';

const brand = { dark: originalPalette['navy-900']!, bright: originalPalette['blue-500']! };

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/logos-');
afterAll(() => rmSync(folder, { recursive: true }));

/** A drawing of a small viewBox, as icons have. */
const drawing = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`);
const disc = (colour: string) => drawing(`<circle cx="12" cy="12" r="9" fill="${colour}"/>`);
const badge = drawing(
  '<rect width="24" height="24" rx="6" fill="#102040"/><path d="M6 6h12v12H6z" fill="#fff"/>',
);
const words = drawing(
  '<circle cx="4" cy="12" r="3" fill="#e60"/><path d="M9 8h2v8H9zm4 0h2v8h-2zm4 0h2v8h-2z" fill="#fff"/>',
);
const photo = await sharp(disc('#102040')).flatten({ background: '#fff' }).resize(300).jpeg().toBuffer();

it.each([
  ['white', 'white', disc('#fff'), 'too light'],
  ['pale grey', 'white', disc('#e8edf3'), 'too light'],
  ['bright', 'white', disc('#06a3da'), ''],
  ['white in a dark badge', 'white', badge, ''],
  ['white letters beside a bright sign', 'white', words, 'too light'],
  ['dark in a white rectangle', 'white', photo, ''],
  ['dark in a white rectangle', 'grey', photo, 'brings a white rectangle'],
  ['dark in a white rectangle', 'dark', photo, 'brings a white rectangle'],
  ['white', 'dark', disc('#fff'), ''],
  ['dark', 'dark', disc('#102040'), 'too dark'],
  ['black', 'dark', disc('#000'), 'too dark'],
] as const)('says whether a logo suits its ground: %s on %s', async (_name, ground, content, complaint) => {
  const file = path.join(folder, 'logo');
  writeFileSync(file, content);
  const advice = await logoAdvice([{ field: 'acme.yaml › logo', file: `/${file}`, ground }], brand);
  expect(advice).toEqual(complaint ? [expect.stringContaining(complaint)] : []);
});

it('says that a whole logo is too narrow for a name', async () => {
  const file = path.join(folder, 'whole');
  const adviceOn = (content: Buffer) => {
    writeFileSync(file, content);
    return logoAdvice([{ field: 'logo', file: `/${file}`, ground: 'white', isWhole: true }], brand);
  };
  expect(await adviceOn(badge)).toEqual([expect.stringContaining('is 24 by 24, too narrow for a name')]);
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path d="M0 0h96v24H0z"/></svg>';
  expect(await adviceOn(Buffer.from(wide))).toEqual([]);
});

it.each(['', '/shared/pictures/brand/nothing.svg'])(
  'leaves a logo that is not there, %j, to others',
  async (file) => {
    expect(await logoAdvice([{ field: 'logo', file, ground: 'white' }], brand)).toEqual([]);
  },
);
