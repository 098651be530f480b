import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { industries } from '../../shared/content/industries.ts';
import { pictureNames, pictureOf } from '../../shared/content/pictures.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { allTexts } from './allTexts.ts';

const folders = [...new Set([...pictureNames].map((name) => name.split('/')[0]))].join('|');
const named = allTexts.filter(({ text }) => new RegExp(`^(${folders})/[a-z0-9-]+$`).test(text));

describe('pictures', () => {
  test('that content names exist, in each size and format', () => {
    // One of each service, two of each industry.
    expect(named.length).toBeGreaterThanOrEqual(services.length + 2 * industries.length);
    const files = named.flatMap(({ text }) => pictureOf(text).formats.flatMap((format) => format.files));
    expect(files.filter(([, path]) => !existsSync(`public/${path}`))).toEqual([]);
  });

  test('state the size that their files have', async () => {
    for (const name of pictureNames) {
      const { width, height, formats } = pictureOf(name);
      for (const [fileWidth, path] of formats.flatMap(({ files }) => files)) {
        const size = await sharp(`public/${path}`).metadata();
        expect([size.width, size.height], path).toEqual([
          fileWidth,
          Math.round((fileWidth * height) / width),
        ]);
      }
    }
  });

  test('of services, industries and technology pages are each their own', () => {
    const own = named.filter(({ place }) =>
      /^(services|industries|technologies)\.ts.*\.(picture|squarePicture|widePicture|closePicture|logo)$/.test(
        place,
      ),
    );
    const repeated = own.filter(({ text }, index) => own.findIndex((other) => other.text === text) !== index);
    expect(repeated).toEqual([]);
  });

  test('that are named after an entry are those of that entry', () => {
    const families = { services, industries, technologies };
    const borrowed = Object.entries(families).flatMap(([family, entries]) => {
      const names = new Map(
        entries.flatMap(({ slug }) =>
          ['', '-wide', '-close'].map((shape) => [`${family}/${slug}${shape}`, slug]),
        ),
      );
      return entries.flatMap((entry) =>
        Object.values(entry).filter(
          (value) => typeof value === 'string' && (names.get(value) ?? entry.slug) !== entry.slug,
        ),
      );
    });
    expect(borrowed).toEqual([]);
  });

  test('of logos are small files', () => {
    const logos = [...pictureNames].filter((name) => name.startsWith('logos/'));
    for (const name of logos) {
      const [, path] = pictureOf(name).formats[0]!.files[0]!;
      expect(readFileSync(`public/${path}`).length, name).toBeLessThan(24_000);
    }
  });
});
