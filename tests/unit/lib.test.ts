import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer, preview } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { UserError } from '#shared/core/UserError.ts';
import { readCommand } from '../../build/commandLine.ts';
import { explainError } from '../../build/lib/explainError.ts';
import { runCommand } from '../../build/lib/runCommand.ts';
import { parseUnicodeRange } from '../../scripts/assets/fonts/parseUnicodeRange.ts';
import { readCharacters } from '../../scripts/assets/fonts/readCharacters.ts';

describe('an error', () => {
  test('with several causes names each once, without a stack', () => {
    const mistakes = ['one', 'two', 'one'].map((message) => new UserError(message));
    expect(explainError(new AggregateError(mistakes))).toBe('one\ntwo');
  });

  test('of the bundler shows each place in a file, without a stack', () => {
    const places = ['about.ts:1:2', 'home.ts:3:4'].map((message) =>
      Object.assign(new Error(message), { loc: {} }),
    );
    const error = Object.assign(new Error('Build failed with 2 errors'), { errors: places });
    expect(explainError(error)).toBe('about.ts:1:2\nhome.ts:3:4');
  });

  test.each([
    ['EACCES', 'open', 'this user may not do that'],
    ['EACCES', 'listen', 'ports below 1024'],
    ['ENOSPC', 'copyfile', 'the disk is full'],
    ['ENOENT', 'mkdir', 'the folder is read-only'],
    ['ENOTDIR', 'scandir', 'a file where a folder is needed'],
  ])('of the system (%s, %s) is printed as one line with what to do', (code, syscall, remedy) => {
    const message = `${code}: any words, ${syscall} 'dist/index.html'`;
    const explained = explainError(Object.assign(new Error(message), { code, syscall }));
    expect(explained.startsWith(`${message}: `)).toBe(true);
    expect(explained).toContain(remedy);
    expect(explained).not.toContain('\n');
  });

  test('of any other kind keeps its stack', () => {
    expect(explainError(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
  });
});

describe('the arguments of build, dev and preview', () => {
  test('are names of pages, a port and whether other devices may reach a server', () => {
    const command = { names: ['about', 'careers'], port: 5200, host: true };
    expect(readCommand(['about', 'careers', '--port', '5200', '--host'])).toEqual(command);
    expect(readCommand([])).toEqual({ names: [], port: undefined, host: undefined });
  });

  test.each([['--watch'], ['--port', 'eighty'], ['--port', '0'], ['--port', '65536'], ['--port', '']])(
    'are not %s %s',
    (...args) => expect(() => readCommand(args)).toThrow(UserError),
  );
});

test('a port that is in use ends a server with one line that says how to choose another', async () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = { configFile: false, logLevel: 'silent', root: 'docs/examples' } as const;
  const server = await createViteServer({ ...settings, server: { port, strictPort: true } });
  for (const start of [
    () => server.listen(),
    () => preview({ ...settings, preview: { port, strictPort: true } }),
  ]) {
    await runCommand(async () => void (await start()));
    const [[line] = []] = print.mock.calls.splice(0);
    expect(line).toMatch(new RegExp(`^Port ${port} is already in use: [^\n]*--port[^\n]*\n$`));
    expect(exit).toHaveBeenLastCalledWith(1);
  }
  await server.close();
  other.close();
});

test('a unicode-range is read part by part: codes, ranges and wildcards, in either case', () => {
  expect(parseUnicodeRange('U+22, U+2B-3B,u+4??')).toEqual([
    [0x22, 0x22],
    [0x2b, 0x3b],
    [0x400, 0x4ff],
  ]);
  for (const range of ['', '22', 'U+7E-20', 'U+2G', 'U+20-7E-7F'])
    expect(() => parseUnicodeRange(`U+22, ${range}`)).toThrow(`"${range}" is not a unicode-range`);
});

const face = (file: string, range: string) =>
  `@font-face { src: url("./fonts/${file}.woff2") format("woff2"); unicode-range: ${range}; }\n`;
const read = (css: string) =>
  readCharacters({ name: 'acme', files: { 'acme-core': '', 'acme-latin': '' } }, css);

test('each file has the characters of its range, and of its own', () => {
  expect([...read(face('acme-latin', 'U+C0') + face('acme-core', 'U+41-43, U+2026'))]).toEqual([
    ['acme-core', 'ABC…'],
    ['acme-latin', 'À'],
  ]);
  expect(() => read(face('acme-core', 'U+41'))).toThrow('has no unicode-range for acme-latin.woff2');
  expect(() => read(face('acme-core', 'U+41-43') + face('acme-latin', 'U+43-45'))).toThrow(
    /^acme: in two ranges .*: C$/,
  );
});
