import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const inSheet = (file: string) => path.join(copy.folder, '.cache/gallery', file);
// Where CI is set, other programs like to write before each line.
const gallery = (...args: string[]) => runScript('gallery', args, copy.folder, { CI: '1' });

describe('npm run gallery', () => {
  test('puts a page at four widths onto one sheet that works without a server', async () => {
    const { status, output } = gallery('contact');
    expect(output).toContain('1/1  contact');
    expect(output).toMatch(/^1 page at 4 widths: open \/.*\.cache\/gallery\/index\.html$/m);
    expect(status).toBe(0);
    const html = readFileSync(inSheet('index.html'), 'utf8');
    const files = [...html.matchAll(/(?:href|src)="((?:full|small)\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(8);
    expect(files.filter((file) => !existsSync(inSheet(file)))).toEqual([]);
    expect(html).toContain('href="../../pages/contact/ContactPage.tsx"');
    expect(html).not.toMatch(/<script|src="http/);
    for (const width of [390, 768, 1024, 1440]) {
      const picture = await sharp(inSheet(`full/contact-${width}.jpg`)).metadata();
      expect(picture.width).toBe(width);
      expect(picture.height).toBeGreaterThan(900);
    }
  });

  test('fails with the picture that a page cannot show, and holds no page of an earlier sheet', () => {
    copy.edit('shared/pictures/manifest.json', /images\/hero\/still/g, 'images/hero/gone');
    const { status, output } = gallery('404');
    expect(output).toMatch(/^\/404\.html lacks \/images\/hero\/gone\S+$/m);
    expect(status).toBe(1);
    expect(existsSync(inSheet('full/404-390.jpg'))).toBe(true);
    expect(existsSync(inSheet('full/contact-390.jpg'))).toBe(false);
  });

  test('says which pages there are when one is unknown', () => {
    const { status, output } = gallery('abuot');
    expect(output).toMatch(/^There is no page "abuot"\. Give one or more of these/m);
    expect(output).not.toContain('    at ');
    expect(status).toBe(1);
  });

  test('says what it takes when an option is unknown', () => {
    const { status, output } = gallery('--width');
    expect(output).toBe("Unknown option '--width'. Give page names, or --cover");
    expect(status).toBe(1);
  });
});
