import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlFileOf } from '../../scripts/pipeline/pages/writeEntries.ts';
import { dist, pages } from '../support/builtPages.ts';

test('the HTML of every page is valid', async () => {
  const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));
  const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
  const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
  const findings = results.flatMap(({ filePath = '', messages }) =>
    messages.map(({ line, message }) => ({ file: path.relative('.', filePath), line, message })),
  );
  expect(findings).toEqual([]);
});
