import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { checkWithNu } from '../../scripts/tools/validate/nuChecker.ts';
import { dist, pages } from '../support/builtPages.ts';

const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));

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
    const report = checkWithNu(files);
    if ('skipped' in report) return context.skip(report.skipped);
    expect(report.findings).toEqual([]);
  }, 600_000);
});
