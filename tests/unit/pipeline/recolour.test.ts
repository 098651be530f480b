import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from '../../../build/pictures/recolour.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const original = { dark: '#091E3E', bright: '#06a3da' };
const orange = { dark: '#2b1405', bright: '#f97316' };
const grey = { dark: '#222222', bright: '#999999' };

/** Copies of pictures that came with the site: a company may replace those. */
const pictures = 'tests/support/examples/pictures';
const drawing = `${pictures}/drawing.svg`;
const withLogos = `${pictures}/technologies/logos.svg`;
const scene = `${pictures}/scene.webp`;

const coloursIn = (text: string) => new Set(text.match(/#[\da-f]{6}\b/gi)?.map((ink) => ink.toLowerCase()));
const hueOf = (colour: string) => new Color(colour).oklch[2]!;

test('the original colours leave each picture as it is, to the byte', async () => {
  for (const file of [drawing, withLogos, scene])
    expect(await readPicture(file, original)).toEqual(await readFile(file));
});

test('a drawing of the site takes the hue of the brand, and what is lit its very colour', async () => {
  const colours = coloursIn((await readPicture(drawing, orange)).toString());
  expect(colours).toContain('#f97316');
  const inks = [...colours].filter((ink) => new Color(ink).oklch[1]! > 0.02);
  for (const ink of inks) expect(Math.abs(hueOf(ink) - 50), ink).toBeLessThan(20);
});

test('logos on a drawing keep their colours', async () => {
  const before = coloursIn((await readFile(withLogos)).toString());
  const after = coloursIn((await readPicture(withLogos, grey)).toString());
  const kept = [...before].filter((ink) => after.has(ink));
  // White, and what is in no other drawing of the site: Python's yellow, Java's orange.
  expect(kept).toEqual(expect.arrayContaining(['#ffffff', '#ffc331', '#e76f00']));
  expect(after).not.toContain('#06a3da');
});

test('a scene of the site takes the colours of the brand', async () => {
  const { channels } = await sharp(await readPicture(scene, grey)).stats();
  const means = channels.map(({ mean }) => mean);
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(1);
});

test('a picture of the company keeps its colours', async () => {
  const file = path.join(tempFolder({}), 'own.svg');
  writeFileSync(file, `${await readFile(drawing, 'utf8')}<!-- ours -->`);
  expect(await readPicture(file, orange)).toEqual(await readFile(file));
});
