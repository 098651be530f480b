import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import page from '../../../pages/not-found/page.ts';
import { notFound } from '../../../shared/content/notFound.ts';
import { headingsOf, pathsIn, renderPage } from './innerPages.tsx';

describe('the page for unknown addresses', () => {
  test('says what happened and offers the main pages', () => {
    renderPage('/404.html');
    expect(headingsOf(1)).toEqual([notFound.banner.title]);
    const ways = pathsIn(screen.getByRole('region', { name: notFound.heading }));
    expect(ways).toEqual(['/', '/services/', '/industries/', '/technologies/', '/careers/', '/contact/']);
  });

  test('names its links by page only, without the description', () => {
    renderPage('/404.html');
    const region = screen.getByRole('region', { name: notFound.heading });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(page.props.ways.map(({ name }) => name));
    expect(headingsOf(3)).toEqual(links.map((link) => link.textContent));
  });
});
