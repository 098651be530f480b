import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from './innerPages.tsx';

describe('a technology page', () => {
  test.each([
    ['/technologies/frontend/', 10],
    ['/technologies/backend/', 10],
    ['/technologies/mobile-app-development/', 8],
    ['/technologies/devops/', 7],
  ])('%s shows %i technologies, each with a logo', (path, count) => {
    renderPage(path);
    const grid = screen.getAllByRole('region')[0]!;
    expect(within(grid).getAllByRole('heading', { level: 3 })).toHaveLength(count);
    expect(grid.querySelectorAll('img')).toHaveLength(count);
  });
});
