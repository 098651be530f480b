import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { industries } from '../../../shared/content/industries.ts';
import { nextSteps } from '../../../shared/content/nextSteps.ts';
import { services } from '../../../shared/content/services.ts';
import { technologies } from '../../../shared/content/technologies.ts';
import { linkWords } from '../../../shared/content/words/controls.ts';
import { fill } from '../../../shared/core/fill.ts';
import { pathsIn, renderPage } from './innerPages.tsx';

describe('an overview', () => {
  test.each([
    ['/services/', services.length],
    ['/industries/', industries.length],
    ['/technologies/', technologies.length],
  ])('%s links to its %i pages', (path, count) => {
    renderPage(path);
    const paths = pathsIn(screen.getAllByRole('region')[0]!);
    expect(paths.filter((to) => to?.startsWith(path))).toHaveLength(count);
  });

  test('of technologies says on each link for which', () => {
    renderPage('/technologies/');
    for (const { name } of technologies) {
      const words = `${nextSteps.technologyLink} ${fill(linkWords.card, { name })}`;
      expect(screen.getByRole('link', { name: words })).toHaveTextContent(words);
    }
  });
});
