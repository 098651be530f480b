import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOfService, pathOfTechnology, technologyLinks } from '../../../shared/content/cards.ts';
import { nextSteps } from '../../../shared/content/nextSteps.ts';
import { services } from '../../../shared/content/services.ts';
import { technologies } from '../../../shared/content/technologies.ts';
import { pathsIn, renderPage } from './innerPages.tsx';

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

  test.each(technologies)('$slug has the place of every link from a service', (page) => {
    const path = pathOfTechnology(page);
    renderPage(path);
    const anchors = services.flatMap(technologyLinks).filter((link) => link.path === path);
    expect(anchors.length).toBeGreaterThan(0);
    for (const { name, anchor } of anchors) expect(document.getElementById(anchor!)).toHaveTextContent(name);
  });

  test.each(technologies)('$slug leads back to every service that is built with one of its tools', (page) => {
    renderPage(pathOfTechnology(page));
    const related = screen.getByRole('region', { name: nextSteps.relatedServices.technology.heading });
    const names = page.technologies.map(({ name }) => name);
    const users = services.filter(({ builtWith }) => builtWith.some((name) => names.includes(name)));
    expect(pathsIn(related)).toEqual(expect.arrayContaining(users.map(pathOfService)));
  });
});
