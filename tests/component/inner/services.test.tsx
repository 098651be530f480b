import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import services from '../../../pages/services/page.ts';
import { headingsOf, pathsIn, renderPage } from './innerPages.tsx';

describe('a service page', () => {
  const path = '/services/web-development/';

  test('shows headline, reasons and next steps in this order', () => {
    renderPage(path);
    expect(headingsOf(1)).toEqual(['Web Development']);
    expect(headingsOf(2)).toEqual([
      'Built to load fast and last',
      'Why Choose Us',
      'Goes well with',
      'Tell us what you need done',
    ]);
  });

  test('has its checklist and two groups of four reasons', () => {
    renderPage(path);
    const intro = screen.getByRole('region', { name: 'Built to load fast and last' });
    expect(within(intro).getAllByRole('listitem')).toHaveLength(5);
    const reasons = screen.getByRole('region', { name: 'Why Choose Us' });
    const groups = within(reasons).getAllByRole('list');
    expect(groups.map((group) => within(group).getAllByRole('heading').length)).toEqual([4, 4]);
  });

  test('names the industries that ask for it, by content', () => {
    renderPage(path);
    const list = screen.getByRole('list', { name: 'Industries that ask for it' });
    expect(pathsIn(list)).toContain('/industries/retail-ecommerce/');
  });

  test('of a service that no industry names leaves them out', () => {
    const lonely = services.find(
      ({ props }) => 'industries' in props && props.industries.links.length === 0,
    )!;
    renderPage(lonely.path);
    expect(screen.queryByText('Industries that ask for it')).toBeNull();
  });
});
