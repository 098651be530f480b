import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import industries from '../../../pages/industries/page.ts';
import { pathsIn, renderPage } from './innerPages.tsx';

describe('an industry page', () => {
  test('shows four cards, its related services and the way to all industries', () => {
    renderPage('/industries/construction/');
    const intro = screen.getByRole('region', { name: 'Every site risk on record' });
    expect(within(intro).getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const related = screen.getByRole('region', { name: 'Services for this field' });
    expect(pathsIn(related)).toHaveLength(4);
  });

  test('has a banner picture of its own', () => {
    const banners = industries.slice(1).map(({ props }) => JSON.stringify(props.banner.picture));
    expect(new Set(banners).size).toBe(8);
  });
});
