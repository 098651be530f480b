import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { describe, expect, test, vi } from 'vitest';
import { listBrandPictures } from '../../../scripts/art/brand.ts';
import { standInOf } from '../../../scripts/tools/launch-check/findPictures.ts';
import { standIns } from '../../../scripts/tools/launch-check/standIns.ts';
import { about } from '../../../shared/content/about.ts';

// The fingerprints are those of the logo that bears the delivered name.
vi.mock('../../../shared/content/company.ts', () => ({ company: { name: 'Brandname' } }));

const drawings = listBrandPictures();
const drawn = new Map(drawings.map((picture) => [picture.name, picture]));
const drawnStandIns = standIns.filter(({ name }) => drawn.has(name));
const isVector = true;

test('the drawings of logos, partners, portraits and badges are known', () => {
  expect(drawnStandIns.map(({ name }) => name).sort()).toEqual(
    [...drawn.keys()].filter((name) => name !== 'reviews/google').sort(),
  );
});

describe.each(drawnStandIns)('$name', ({ name }) => {
  test('is recognised as it is drawn', async () => {
    const content = Buffer.from(await drawn.get(name)!.draw());
    expect(standInOf(content, { isVector })?.name).toBe(name);
  });

  test('is recognised with the line ends of Windows', async () => {
    const content = Buffer.from(await drawn.get(name)!.draw());
    const rewritten = Buffer.from(content.toString('utf8').replaceAll('\n', '\r\n'));
    expect(standInOf(rewritten, { isVector })?.name).toBe(name);
  });
});

test('a picture of the company is none', () => {
  const own = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
  );
  expect(standInOf(own, { isVector })).toBeUndefined();
});

test("the CEO's picture and its description are both stand-ins or both real", () => {
  const [file] = fastGlob.sync(`shared/pictures/${about.ceo.picture}.*`) as [string];
  const content = readFileSync(file);
  const isStandIn = standInOf(content, { isVector: false }) !== undefined;
  expect(/in place of a portrait/.test(about.ceo.pictureAlt)).toBe(isStandIn);
});
