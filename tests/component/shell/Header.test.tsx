import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { fill } from '../../../shared/core/fill.ts';
import { Header } from '../../../shared/shell/Header.tsx';
import { siteData } from '../../../shared/shell/siteData.ts';

// happy-dom knows no popovers and takes a closed panel for one that hovering shows.
vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(false);

it('names the way home in its HTML, for readers without styles', () => {
  const { brand, logo, menu } = siteData;
  render(<Header brand={brand} logo={logo} menu={menu} currentPath="/about/" />);
  const link = screen.getByRole('link', { name: fill(shellWords.homeLink, { brand }) });
  expect(link).toHaveTextContent(fill(shellWords.homeLink, { brand }));
  expect(link).not.toHaveAttribute('aria-label');
});
