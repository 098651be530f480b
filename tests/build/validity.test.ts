import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { dist, pages } from '../support/builtPages.ts';

const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));

/** The Nu HTML checker, which uses the system's Java, or downloads one. */
const runNu = (options: string[]) =>
  spawnSync(process.execPath, ['node_modules/vnu-jar/vnu-jar.js', ...options], {
    encoding: 'utf8',
    timeout: 300_000,
    // For a few hundred files, Java is faster if it compiles once; it leaves no performance data behind.
    env: { ...process.env, JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xss2m' },
  });

describe('the HTML of pages is valid', () => {
  test('by html-validate', async () => {
    const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
    const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
    const findings = results.flatMap(({ filePath = '', messages }) =>
      messages.map(({ line, message }) => ({ file: path.relative('.', filePath), line, message })),
    );
    expect(findings).toEqual([]);
  });

  test('by the Nu HTML checker', (context) => {
    const probe = runNu(['--version']);
    context.skip(probe.status !== 0, `it needs Java 11 or later: ${probe.stderr}`);
    const { status, stderr } = runNu(['--errors-only', ...files]);
    // Java says first that it has options.
    expect(stderr.replace(/^NOTE: .*\n/, '')).toBe('');
    expect(status).toBe(0);
  }, 600_000);
});
