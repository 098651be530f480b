import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

describe('a setting that cannot be used ends a build with one line before anything is emptied:', () => {
  const folder = '.cache/mistakes-site';
  const earlier = path.join(folder, 'index.html');
  beforeEach(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(earlier, 'an earlier build');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['BASE_PATH', '/../', /^BASE_PATH is "\/\.\.\/": it must start and end with a slash[^\n]*$/],
    ['SITE_URL', 'example', /^SITE_URL is "example": it must be an address without a path[^\n]*$/],
    ['ENQUIRY_FORM_URL', 'https://forms.example.com;x/', /^ENQUIRY_FORM_URL names the host [^\n]*$/],
    ['APPLICATION_FORM_URL', 'mail@example.com', /^APPLICATION_FORM_URL is "mail@example\.com": [^\n]*$/],
  ])('%s "%s"', (name, value, message) => {
    const { status, output } = runScript('build', ['about'], '.', { OUT_DIR: folder, [name]: value });
    expect(output).toMatch(message);
    expect(status).toBe(1);
    expect(readFileSync(earlier, 'utf8')).toBe('an earlier build');
  });
});

describe('a build of single pages', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
    mkdirSync(path.join(copy.folder, 'dist'));
    writeFileSync(path.join(copy.folder, 'dist/index.html'), 'the whole site');
  });
  afterAll(() => copy.remove());
  const run = (script: string, names: string[]) => runScript(script, names, copy.folder, { OUT_DIR: '' });

  test('has a folder of its own, leaves dist/ alone and tells how to look at it', () => {
    const { status, output } = run('build', ['about', 'contact']);
    expect(status).toBe(0);
    expect(output).toMatch(/^Look at them with "npm run preview -- about contact": [^\n]*dist\/[^\n]*$/m);
    expect(existsSync(path.join(copy.folder, '.cache/pages-build/about/index.html'))).toBe(true);
    expect(readFileSync(path.join(copy.folder, 'dist/index.html'), 'utf8')).toBe('the whole site');
  });

  test('is not served for a page that it lacks', () => {
    const { status, output } = run('preview', ['about', 'careers']);
    expect(status).toBe(1);
    expect(output).toBe('careers has not been built alone: run "npm run build -- about careers" first');
  });
});
