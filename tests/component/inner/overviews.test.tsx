import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathsIn, renderPage } from './innerPages.tsx';

describe('an overview', () => {
  test.each([
    ['/services/', 15],
    ['/industries/', 8],
    ['/technologies/', 4],
  ])('%s links to its %i pages', (path, count) => {
    renderPage(path);
    const paths = pathsIn(screen.getAllByRole('region')[0]!);
    expect(paths.filter((to) => to?.startsWith(path))).toHaveLength(count);
  });
});
