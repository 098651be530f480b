import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { about } from '../../../shared/content/about.ts';
import { linkWords } from '../../../shared/content/words/controls.ts';
import { headingsOf, renderPage } from './innerPages.tsx';

describe('the About page', () => {
  test('shows its sections in order', () => {
    const { story, mission, values, ceo, join } = about;
    renderPage('/about/');
    expect(headingsOf(2).slice(1)).toEqual([story, mission, values, ceo, join].map(({ heading }) => heading));
  });

  test('opens the profiles of the CEO in a new tab, and the mailbox in place', () => {
    renderPage('/about/');
    const links = within(screen.getByRole('region', { name: about.ceo.heading })).getAllByRole('link');
    expect(links).toHaveLength(about.ceo.social.length);
    for (const link of links) {
      const isMailbox = link.getAttribute('href')!.startsWith('mailto:');
      expect(link.getAttribute('target')).toBe(isMailbox ? null : '_blank');
      if (!isMailbox) expect(link).toHaveAttribute('rel', 'noopener');
    }
    expect(links.map((link) => link.textContent)).toEqual(
      about.ceo.social.map(({ label, url }) =>
        url.startsWith('mailto:') ? label : `${label} ${linkWords.newTab}`,
      ),
    );
  });

  test('leads to the careers page', () => {
    renderPage('/about/');
    const link = screen.getByRole('link', { name: about.join.action });
    expect(link).toHaveAttribute('href', '/careers/');
  });
});
