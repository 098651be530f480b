import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../shared/content/jobs.ts';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';
import { service } from '../support/samples.ts';

describe.each(['build', 'dev'])('npm run %s', (script) => {
  test('with an unknown page name says which names there are', () => {
    const { status, output } = runScript(script, ['abuot'], '.', { OUT_DIR: '.cache/none' });
    expect(status).toBe(1);
    expect(output).toMatch(/^There is no page "abuot"\. Give one or more of these[^\n]*about[^\n]*$/);
  });

  test('with an unknown option says what it takes', () => {
    const { status, output } = runScript(script, ['--watch']);
    expect(status).toBe(1);
    expect(output).toMatch(/^Unknown option '--watch'[^\n]*page names[^\n]*$/);
  });
});

describe.each(['dev', 'preview'])('npm run %s', (script) => {
  test('with a port in use names it and the way out', async () => {
    const server = createServer().listen(0);
    const { port } = server.address() as AddressInfo;
    // Any folder that is there stands for a built site.
    const { status, output } = runScript(script, ['--port', String(port)], '.', { OUT_DIR: 'public' });
    server.close();
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} is already in use: [^\n]*--port[^\n]*$`));
  });

  test('refuses what is not a port', () => {
    const { status, output } = runScript(script, ['--port', 'eighty']);
    expect(status).toBe(1);
    expect(output).toBe('--port eighty is not a port: give a number from 1 to 65535');
  });
});

test('npm run preview before a build says what to run', () => {
  const { status, output } = runScript('preview', [], '.', { OUT_DIR: '.cache/not-built' });
  expect(status).toBe(1);
  expect(output).toMatch(/^There is no \.cache\/not-built\/ to serve: run "npm run build" first[^\n]*$/);
});

test('npm run build refuses to empty a folder that holds other files', () => {
  const copy = copyProject();
  const { status, output } = runScript('build', ['about'], copy.folder, { OUT_DIR: 'pages' });
  const isWhole = existsSync(path.join(copy.folder, 'pages/about/page.ts'));
  copy.remove();
  expect(status).toBe(1);
  expect(output).toMatch(/^OUT_DIR is "pages", and a build would remove all that is in there: [^\n]*$/);
  expect(isWhole).toBe(true);
});

describe('a build of broken content ends with one line that names file, entry, field and the way out', () => {
  let copy: ProjectCopy | undefined;
  beforeEach(() => {
    copy?.remove();
    copy = copyProject();
  });
  afterAll(() => copy?.remove());

  test.each<[string, string, string | RegExp, string, RegExp]>([
    [
      'a field with a wrong name',
      'shared/content/services.ts',
      /headline:/,
      'headlin:',
      /services\.ts › "software-development": has the unknown field "headlin": remove it or correct its name/,
    ],
    [
      'an unknown picture',
      'shared/content/services.ts',
      `picture: '${service.picture}'`,
      "picture: 'services/nothing'",
      new RegExp(
        `services\\.ts › "${service.slug}" › picture: "services/nothing" is not a picture: put the file into shared/pictures/ and run "npm run pictures"`,
      ),
    ],
    [
      'a slug that is used twice',
      'shared/content/jobs.ts',
      `slug: '${jobs[1]!.slug}'`,
      `slug: '${jobs[0]!.slug}'`,
      new RegExp(`jobs\\.ts › "${jobs[0]!.slug}" › slug: is used twice: give each entry its own`),
    ],
  ])('%s', (_case, file, from, to, message) => {
    copy!.edit(file, from, to);
    const { status, output } = runScript('build', [], copy!.folder);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
  });
});
