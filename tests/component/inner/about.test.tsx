import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { headingsOf, renderPage } from './innerPages.tsx';

describe('the About page', () => {
  test('shows its sections in order', () => {
    renderPage('/about/');
    expect(headingsOf(2).slice(1)).toEqual([
      'Our Story',
      'Our Mission',
      'Our Values',
      'Meet Our CEO',
      'Join Our Team',
    ]);
  });

  test('opens the profiles of the CEO in a new tab, and the mailbox in place', () => {
    renderPage('/about/');
    const links = within(screen.getByRole('region', { name: 'Meet Our CEO' })).getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const isMailbox = link.getAttribute('href')!.startsWith('mailto:');
      expect(link.getAttribute('target')).toBe(isMailbox ? null : '_blank');
      if (!isMailbox) expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('leads to the careers page', () => {
    renderPage('/about/');
    const link = screen.getByRole('link', { name: 'Visit our Careers page' });
    expect(link).toHaveAttribute('href', '/careers/');
  });
});
