import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const inSheet = (file: string) => path.join(copy.folder, '.cache/gallery', file);

test('npm run gallery makes a sheet that works without a server, and fails with the picture that a page lacks', async () => {
  mkdirSync(inSheet('full'), { recursive: true });
  writeFileSync(inSheet('full/earlier-390.jpg'), '');
  copy.edit('shared/pictures/manifest.json', /images\/banners\/quiet/g, 'images/banners/gone');
  // Where CI is set, other programs like to write before each line.
  const { status, output } = runScript('gallery', ['404'], copy.folder, { CI: '1' });
  expect(output).toContain('1/1  404');
  expect(output).toMatch(/^\/404\.html lacks \/images\/banners\/gone\S+$/m);
  expect(output).toMatch(/^1 page at 4 widths: open \/.*\.cache\/gallery\/index\.html$/m);
  expect(status).toBe(1);

  const html = readFileSync(inSheet('index.html'), 'utf8');
  const files = [...html.matchAll(/(?:href|src)="((?:full|small)\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(8);
  expect(files.filter((file) => !existsSync(inSheet(file)))).toEqual([]);
  expect(html).toContain('href="../../pages/not-found/NotFoundPage.tsx"');
  expect(html).not.toMatch(/<script|src="http/);
  for (const width of [390, 768, 1024, 1440]) {
    const picture = await sharp(inSheet(`full/404-${width}.jpg`)).metadata();
    expect(picture.width).toBe(width);
    expect(picture.height).toBeGreaterThan(850);
  }
  expect(existsSync(inSheet('full/earlier-390.jpg'))).toBe(false);
});
