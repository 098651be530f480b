import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { innerPages, pathsIn, renderPage } from './innerPages.tsx';

test.each(innerPages)(
  '$path has named regions, links and pictures, and leads on to the enquiry',
  ({ path }) => {
    renderPage(path);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
    expect(pathsIn(document.body)).toContain('/contact/');
    const named = screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(new Set(named).size, 'regions with different names').toBe(named.length);
    expect(screen.queryAllByRole('article'), 'list items are not also articles').toEqual([]);
    // Content pictures have a text, the others are decoration.
    for (const image of screen.queryAllByRole('img')) expect(image).toHaveAccessibleName(/^.{20,}\.$/);
  },
);

test('no two pages show the same title where a link to them is shared', () => {
  const titles = innerPages.map(({ name, share }) => share?.title ?? name);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
