import { shellWords } from '../../shared/content/words/shell.ts';
import { expect, test } from '../support/test.ts';

test('an address without its last slash leads to the page, search included', async ({ request, baseURL }) => {
  const response = await request.get('./about?from=card');
  expect(response.url()).toBe(new URL('./about/?from=card', baseURL).href);
});

// Its styles and scripts are found in tests/sub-path.
test('unknown addresses answer 404 with a page of the site', async ({ request }) => {
  for (const path of ['nothing-here', 'services/nothing/', 'a/b/c/d']) {
    const response = await request.get(`./${path}`, { headers: { Accept: 'text/html' } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(shellWords.mainMenu);
  }
});
