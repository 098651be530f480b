import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listPages, type Site } from '../../../scripts/pipeline/pages/listPages.ts';

const read = () => listPages('.pages/unit-list');

let without: Site;
let withVariables: Site;

beforeAll(async () => {
  for (const name of ['ENQUIRY_FORM_URL', 'APPLICATION_FORM_URL', 'VISIT_COUNTER_URL']) {
    vi.stubEnv(name, undefined);
  }
  without = await read();
  vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org/enquiry');
  vi.stubEnv('APPLICATION_FORM_URL', 'https://forms.example.org/application');
  vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.org/count');
  withVariables = await read();
});
afterAll(() => vi.unstubAllEnvs());

const textOf = ({ pages }: Site, path: string) =>
  JSON.stringify(pages.find((page) => page.path === path)!.props);

test('pages follow the variables of form services and the visit counter', () => {
  expect(textOf(withVariables, '/contact/')).toContain('forms.example.org');
  expect(textOf(withVariables, '/privacy/')).toContain('forms.example.org');
  expect(textOf(withVariables, '/privacy/')).toContain('stats.example.org');
});

test('no such variable changes the texts whose dates are recorded, nor a date', () => {
  const datesOf = ({ pages }: Site) => pages.map(({ path, changedOn }) => [path, changedOn]);
  expect(withVariables.recorded).toEqual(without.recorded);
  expect(datesOf(withVariables)).toEqual(datesOf(without));
});
