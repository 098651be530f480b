import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { fill } from '../../../shared/core/fill.ts';
import { Header } from '../../../shared/shell/Header.tsx';
import { siteData } from '../../../shared/shell/siteData.ts';

it('names the way home in its HTML, for readers without styles', () => {
  const { brand, logo, menu } = siteData;
  render(<Header brand={brand} logo={logo} menu={menu} currentPath="/about/" />);
  const link = screen.getByRole('link', { name: fill(shellWords.homeLink, { brand }) });
  expect(link).toHaveTextContent(fill(shellWords.homeLink, { brand }));
  expect(link).not.toHaveAttribute('aria-label');
});
