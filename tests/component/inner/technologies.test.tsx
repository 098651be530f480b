import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOfTechnology } from '../../../shared/content/cards.ts';
import { technologies } from '../../../shared/content/technologies.ts';
import { renderPage } from './innerPages.tsx';

describe('a technology page', () => {
  test.each(technologies.map((page) => [pathOfTechnology(page), page.technologies.length] as const))(
    '%s shows %i technologies, each with a logo',
    (path, count) => {
      renderPage(path);
      const grid = screen.getAllByRole('region')[0]!;
      expect(within(grid).getAllByRole('heading', { level: 3 })).toHaveLength(count);
      expect(grid.querySelectorAll('img')).toHaveLength(count);
    },
  );
});
