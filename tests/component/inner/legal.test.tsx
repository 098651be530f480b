import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { legalPages } from '../../../shared/content/legalPages.ts';
import { privacy } from '../../../shared/content/privacy.ts';
import { terms } from '../../../shared/content/terms.ts';
import { headingsOf, pathsIn, renderPage } from './innerPages.tsx';

describe.each([
  ['/privacy/', privacy.banner.title],
  ['/terms/', terms.banner.title],
])('%s', (path, title) => {
  test('lists its sections and leads to each of them', () => {
    renderPage(path);
    expect(headingsOf(1)).toEqual([title]);
    const links = pathsIn(screen.getByRole('navigation', { name: legalPages.english.contents }));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(document.getElementById(link!.slice(1))).toHaveAccessibleName(/./);
    }
  });

  test('shows the day of its last change', () => {
    renderPage(path, { changedOn: '2026-03-02' });
    expect(screen.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
  });
});

test('the page on privacy lets visitors write to whom it names', () => {
  renderPage('/privacy/');
  const section = screen.getByRole('region', { name: privacy.responsible.heading });
  expect(pathsIn(section).map((href) => href?.split(':')[0])).toEqual(['mailto', 'tel']);
});

test('the page on privacy begins with what matters most', () => {
  renderPage('/privacy/');
  const short = screen.getByRole('region', { name: privacy.short.heading });
  expect(within(short).getAllByRole('listitem')).toHaveLength(privacy.short.points.length);
});
