import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inboxMiddleware } from '../../inbox/middleware.ts';
import { listSubmissions } from '../../inbox/store.ts';
import { newToken } from '../../inbox/token.ts';
import { printTable } from '../../lib/printTable.ts';
import { runCommand } from '../../lib/runCommand.ts';
import { sendMix } from './sendMix.ts';

const posts = 2000;
const lanes = 32;

/** `npm run measure:inbox`: sends valid and hostile requests to a separate inbox. */
await runCommand(async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  const inbox = inboxMiddleware({ directory, token: newToken() });
  const server = createServer((request, response) => {
    inbox(request, response, () => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const address = new URL(`http://127.0.0.1:${port}/__inbox/enquiry`);
    const { answers, acknowledged, delays, milliseconds } = await sendMix(address, posts, lanes);
    printTable(
      [['Kind of post', 'answers by status']],
      Object.entries(answers).map(([kind, counts]) => [
        kind,
        Object.entries(counts)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      ]),
    );
    const kept = (await listSubmissions(directory)).length;
    const delay = (share: number) => `${delays[Math.floor(delays.length * share)]!.toFixed(0)} ms`;
    console.log(
      `${posts} posts, ${lanes} at a time, in ${(milliseconds / 1000).toFixed(1)} s: ${acknowledged.length} acknowledged, ${kept} kept`,
    );
    console.log(`Answers to well-formed posts after ${delay(0.5)} (median), ${delay(0.95)} (95 of 100)`);
    if (kept !== acknowledged.length) process.exitCode = 1;
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  }
});
