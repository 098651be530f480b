import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../scripts/pipeline/pages/checkPages.ts';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { checkWithNu } from '../../scripts/tools/validate/nuChecker.ts';
import { dist, pages } from '../support/builtPages.ts';

const fileOf = (page: Page) => path.join(dist, htmlFileOf(page.path));
const templates = new Map(pages.map((page) => [page.template, page]));

describe('the HTML of pages is valid', () => {
  test('by html-validate, of each template', async () => {
    const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
    const { results } = await new HtmlValidate(loader).validateMultipleFiles(
      [...templates.values()].map(fileOf),
    );
    const findings = results.flatMap(({ filePath = '', messages }) =>
      messages.map(({ line, message }) => ({ file: path.relative('.', filePath), line, message })),
    );
    expect(findings).toEqual([]);
  });

  test('by the Nu HTML checker', (context) => {
    const report = checkWithNu(pages.map(fileOf));
    if ('skipped' in report)
      return context.skip(`${report.skipped}. html-validate checks a page of each template.`);
    expect(report.findings).toEqual([]);
  }, 600_000);
});
