import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import notFound from '../../../pages/not-found/page.ts';
import { headingsOf, pathsIn, renderPage } from './innerPages.tsx';

describe('the page for unknown addresses', () => {
  test('says what happened and offers the main pages', () => {
    renderPage('/404.html');
    expect(headingsOf(1)).toEqual(['Page Not Found']);
    const ways = pathsIn(screen.getByRole('region', { name: 'Where would you like to go?' }));
    expect(ways).toEqual(['/', '/services/', '/industries/', '/about/', '/careers/', '/contact/']);
  });

  test('is kept from search engines', () => {
    expect(notFound.isListed).toBe(false);
  });
});
