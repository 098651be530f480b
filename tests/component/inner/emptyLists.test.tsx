import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HomePage } from '../../../pages/home/HomePage.tsx';
import home from '../../../pages/home/page.ts';
import { ProfileLinks } from '../../../shared/blocks/ProfileLinks.tsx';
import { linkWords } from '../../../shared/content/words/controls.ts';
import { Footer } from '../../../shared/shell/Footer.tsx';
import { siteData } from '../../../shared/shell/siteData.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

beforeEach(() => void stubIntersectionObserver());

const { partners, testimonials, reviews } = home.props;

test.each([
  ['partners', partners.heading, { partners: { ...partners, partners: [] } }],
  ['testimonials', testimonials.heading, { testimonials: { ...testimonials, testimonials: [] } }],
  ['reviews', reviews.heading, { reviews: { ...reviews, badges: [] } }],
])('without %s the home page has no section "%s"', (_list, heading, without) => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const { rerender } = render(<HomePage {...home.props} />);
  const all = headings();
  rerender(<HomePage {...home.props} {...without} />);
  expect(headings()).toEqual(all.filter((text) => text !== heading));
});

const youtube = (name: string) => ({
  network: 'youtube' as const,
  label: `YouTube, ${name}`,
  url: `https://www.example.com/${name}`,
});

test('without profiles the footer has no list of them', () => {
  const { rerender } = render(<Footer site={{ ...siteData, social: [youtube('one')] }} currentPath="/" />);
  const lists = screen.getAllByRole('list').length;
  rerender(<Footer site={{ ...siteData, social: [] }} currentPath="/" />);
  expect(screen.getAllByRole('list')).toHaveLength(lists - 1);
});

test('profiles of any network are linked with its icon, two of one network too', () => {
  render(<ProfileLinks links={[youtube('one'), youtube('two')]} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(`YouTube, one ${linkWords.newTab}`);
  expect(second).toHaveAttribute('href', 'https://www.example.com/two');
  expect(first!.querySelector('use')!.getAttribute('href')).toMatch(/#youtube$/);
});
