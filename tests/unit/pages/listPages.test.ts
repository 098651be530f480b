import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listPages, type Site } from '../../../scripts/pipeline/pages/listPages.ts';

let withVariables: Site;

beforeAll(async () => {
  vi.stubEnv('ENQUIRY_FORM_URL', 'https://forms.example.org/enquiry');
  vi.stubEnv('APPLICATION_FORM_URL', 'https://forms.example.org/application');
  vi.stubEnv('VISIT_COUNTER_URL', 'https://stats.example.org/count');
  withVariables = await listPages('.pages/unit-list');
});
afterAll(() => vi.unstubAllEnvs());

const textOf = ({ pages }: Site, path: string) =>
  JSON.stringify(pages.find((page) => page.path === path)!.props);

test('pages follow the variables of form services and the visit counter', () => {
  expect(textOf(withVariables, '/contact/')).toContain('forms.example.org');
  expect(textOf(withVariables, '/privacy/')).toContain('forms.example.org');
  expect(textOf(withVariables, '/privacy/')).toContain('stats.example.org');
});
