import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pictureOf } from '../../../shared/content/pictures.ts';
import { shellWords } from '../../../shared/content/words/shell.ts';
import { PageBanner } from '../../../shared/shell/PageBanner.tsx';

const banner = {
  title: 'Web Development',
  subtitle: 'Sites and applications that are quick to load.',
  path: '/services/web-development/',
  picture: pictureOf('hero/still'),
};

it('shows title, subtitle and a picture that says nothing to screen readers', () => {
  const { container } = render(<PageBanner {...banner} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(banner.title);
  expect(screen.getByText(banner.subtitle)).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('has a breadcrumb from home to the page itself, which is marked', () => {
  render(<PageBanner {...banner} />);
  const links = within(screen.getByRole('navigation', { name: shellWords.breadcrumb })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [shellWords.home, '/'],
    [banner.title, banner.path],
  ]);
  expect(links[0]).not.toHaveAttribute('aria-current');
  expect(links[1]).toHaveAttribute('aria-current', 'page');
});
