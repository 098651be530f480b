import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkWords } from '../../../shared/content/words/controls.ts';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { fill } from '../../../shared/core/fill.ts';
import { Footer } from '../../../shared/shell/Footer.tsx';
import { siteData } from '../../../shared/shell/siteData.ts';
import { industry, menu, service } from '../../support/samples.ts';

const list = (name: string) => screen.getByRole('list', { name });

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

it('has four columns in their order', () => {
  render(<Footer site={siteData} currentPath="/" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    Object.values(shellWords.footer),
  );
});

it('names technologies without leading anywhere', () => {
  render(<Footer site={siteData} currentPath="/" />);
  expect(within(list(shellWords.footer.technology)).getAllByRole('listitem')).toHaveLength(
    siteData.technology.length,
  );
  expect(within(list(shellWords.footer.technology)).queryByRole('link')).toBeNull();
});

it('leads below the columns to pages that no menu has, and to what the law asks for', () => {
  const [current] = siteData.bottomRow as [(typeof siteData.bottomRow)[number]];
  render(<Footer site={siteData} currentPath={current.path} />);
  for (const { label, path } of siteData.bottomRow) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  expect(marked()).toEqual([current.label]);
});

it('opens the profiles in new tabs and everything else in this one', () => {
  render(<Footer site={siteData} currentPath="/" />);
  const external = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(external.map((link) => link.textContent)).toEqual(
    siteData.social.map(({ label }) => `${label} ${linkWords.newTab}`),
  );
  for (const link of external) expect(link).toHaveAttribute('rel', 'noopener');
});

it.each([
  ['/about/', [menu.about]],
  ['/careers/', [menu.careers]],
  [`/services/${service.slug}/`, [service.name]],
  [`/industries/${industry.slug}/`, []],
])('marks on %s the links %j', (currentPath, expected) => {
  render(<Footer site={siteData} currentPath={currentPath} />);
  expect(marked()).toEqual(expected);
});

it('names the way home in its HTML, for readers without styles', () => {
  render(<Footer site={siteData} currentPath="/" />);
  expect(screen.getByText(fill(shellWords.homeLink, { brand: siteData.brand })).closest('a')).toHaveAttribute(
    'href',
    '/',
  );
});

it('shows an address, a name and a label as long as the settings allow', () => {
  const copyright = `© ${'N'.repeat(30)} 2025. All Rights Reserved.`;
  render(<Footer site={{ ...siteData, copyright }} currentPath="/" />);
  expect(screen.getByText(copyright)).toBeInTheDocument();
});
