import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import industries from '../../../pages/industries/page.ts';
import { nextSteps } from '../../../shared/content/nextSteps.ts';
import { lastIndustry } from '../../support/samples.ts';
import { pathsIn, renderPage } from './innerPages.tsx';

describe('an industry page', () => {
  test('shows four cards, its related services, and the ways to all of them and to all industries', () => {
    renderPage(`/industries/${lastIndustry.slug}/`);
    const intro = screen.getByRole('region', { name: lastIndustry.heading });
    expect(within(intro).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const related = screen.getByRole('region', { name: nextSteps.relatedServices.industry.heading });
    expect(pathsIn(related)).toHaveLength(lastIndustry.relatedServices.length + 2);
  });

  test('has its own banner picture', () => {
    const banners = industries.slice(1).map(({ banner }) => banner?.picture);
    expect(new Set(banners).size).toBe(banners.length);
  });
});
