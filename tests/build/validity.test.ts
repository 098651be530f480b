import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { htmlFileOf } from '../../build/pages/Page.ts';
import { dist, pages } from '../support/builtPages.ts';
import { checkersFrom, fileOnDemand, skipWithout } from '../support/onDemand.ts';

const checker = fileOnDemand('vnu-jar/vnu-jar.js');

/** The Nu HTML checker, which uses the system's Java, or downloads one. */
const runNu = (options: string[]) =>
  spawnSync(process.execPath, [checker!, ...options], {
    encoding: 'utf8',
    timeout: 300_000,
    // For a few hundred files, Java is faster if it compiles once; it leaves no performance data behind.
    env: { ...process.env, JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xss2m' },
  });

test('the HTML of pages is valid', (context) => {
  skipWithout(checker ? [] : ['the Nu HTML checker'], checkersFrom, context.skip);
  const probe = runNu(['--version']);
  context.skip(probe.status !== 0, `it needs Java 11 or later: ${probe.stderr}`);
  const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));
  const { status, stderr } = runNu(['--errors-only', ...files]);
  // Java says first that it has options.
  expect(stderr.replace(/^NOTE: .*\n/, '')).toBe('');
  expect(status).toBe(0);
}, 600_000);
