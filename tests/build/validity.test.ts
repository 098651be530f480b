import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { htmlFileOf } from '../../scripts/pages/writeEntries.ts';
import { checkWithNu, type Finding } from '../../scripts/seo/nuChecker.ts';
import { dist, pages } from '../support/builtPages.ts';

const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));

/** What a checker complains of and the site keeps. One that no checker complains of any more must go. */
const kept = [
  {
    // Forms take ten digits, so browsers must not fill in the country's code. They do as told in a telephone
    // field; the standard's table has the value for text fields alone.
    complaint: /tel-national/,
    checkers: ['nu', 'html-validate'],
  },
];

function expectOnlyKept(checker: string, findings: Finding[]): void {
  const own = kept.filter(({ checkers }) => checkers.includes(checker));
  const others = findings.filter(({ message }) => !own.some(({ complaint }) => complaint.test(message)));
  expect(others).toEqual([]);
  const unheard = own.filter(({ complaint }) => !findings.some(({ message }) => complaint.test(message)));
  expect(unheard).toEqual([]);
}

describe('the HTML of every page is valid', () => {
  test('by html-validate', async () => {
    const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
    const { results } = await new HtmlValidate(loader).validateMultipleFiles(files);
    const findings = results.flatMap(({ filePath = '', messages }) =>
      messages.map(({ line, message }) => ({ file: path.relative('.', filePath), line, message })),
    );
    expectOnlyKept('html-validate', findings);
  }, 60_000);

  test('by the Nu HTML checker', (context) => {
    const report = checkWithNu(files);
    if ('skipped' in report) {
      console.log(`Skipped: ${report.skipped}. html-validate has checked the same pages.`);
      return context.skip();
    }
    expectOnlyKept('nu', report.findings);
  }, 600_000);
});
