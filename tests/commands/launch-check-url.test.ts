import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScriptWhileServing } from '../support/runScriptWhileServing.ts';

const server = createServer((_request, response) => response.writeHead(503).end());
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

test('npm run launch-check -- --url lists each problem on a line, and fails', async () => {
  const { status, output } = await runScriptWhileServing('launchCheck', ['--url', address]);
  expect(output).toContain(`${address}about/ answers with status 503 instead of 200`);
  expect(output).toContain(`${address} is being checked over http`);
  expect(output).toMatch(/^Checked \d+ pages of \S+, their delivery and redirects: \d+ problems found\./m);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
});

test('an unknown option is reported in one line', async () => {
  const { status, output } = await runScriptWhileServing('launchCheck', ['--live']);
  expect(output).toMatch(/^Unknown option '--live'[^\n]*--promises[^\n]*--url[^\n]*$/);
  expect(status).toBe(1);
});
