import { beforeEach, expect, it, vi } from 'vitest';
import { industries, services } from '#shared/model/content.ts';
import type { Case } from '#shared/model/schema.ts';
import type { PageDeclaration } from '#shared/page/pageDeclaration.ts';
import { exampleCase } from '../../support/examples/exampleCase.ts';

/** The pages that show cases, and those that do not, while the company has some. */
async function pagesWith(cases: Case[]) {
  vi.doMock('../../../shared/model/content.ts', async (original) => ({
    ...(await original<typeof import('#shared/model/content.ts')>()),
    cases,
  }));
  const files = ['home', 'services', 'industries', 'cases'];
  const modules = await Promise.all(files.map((name) => import(`../../../pages/${name}/page.ts`)));
  const pages: PageDeclaration[] = modules.flatMap((module) => module.default);
  const showing = pages.filter(({ props }) => 'cases' in props && props.cases !== undefined);
  return { pages: pages.map(({ path }) => path), showing: showing.map(({ path }) => path) };
}

beforeEach(() => vi.resetModules());

it('has no page of cases and shows none anywhere while there are none', async () => {
  const { pages, showing } = await pagesWith([]);
  expect(pages.filter((path) => path.startsWith('/work/'))).toEqual([]);
  expect(showing).toEqual([]);
});

it('shows a case on home, on its services and its industry, and on a page of its own below all cases', async () => {
  const { pages, showing } = await pagesWith([exampleCase]);
  expect(pages.filter((path) => path.startsWith('/work/'))).toEqual(['/work/', '/work/example-portal/']);
  const ofService = `/services/${services[0]!.slug}/`;
  expect(showing).toEqual(['/', ofService, `/industries/${industries[0]!.slug}/`]);
});
