import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProfileLinks } from '#shared/blocks/ProfileLinks.tsx';
import { Footer } from '#shared/shell/Footer.tsx';
import { siteData } from '#shared/shell/siteData.ts';
import { HomePage } from '../../../pages/home/HomePage.tsx';
import home from '../../../pages/home/page.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

beforeEach(() => void stubIntersectionObserver());

const { partners, testimonials, reviews } = home.props;

test.each([
  ['partners', partners.heading, { partners: { ...partners, partners: [] } }],
  ['testimonials', testimonials.heading, { testimonials: { ...testimonials, testimonials: [] } }],
  ['reviews', reviews.heading, { reviews: { ...reviews, badges: [] } }],
])('without %s the home page has no section "%s"', (_list, heading, without) => {
  render(<HomePage {...home.props} {...without} />);
  expect(screen.queryByRole('heading', { level: 2, name: heading })).toBeNull();
});

test('with one testimonial, nothing fades up inside an element that fades up', () => {
  const one = { ...testimonials, testimonials: testimonials.testimonials.slice(0, 1) };
  const { container } = render(<HomePage {...home.props} testimonials={one} />);
  expect(container.querySelector('[data-reveal] [data-reveal]')).toBeNull();
});

const youtube = (name: string) => ({
  network: 'youtube' as const,
  label: `YouTube, ${name}`,
  url: `https://www.example.com/${name}`,
});

test.each(['social', 'quickLinks', 'technology', 'bottomRow'])(
  'the footer has no empty list of %s',
  (list) => {
    const links = [{ label: 'One', path: '/one/' }];
    const lists = { social: [youtube('one')], quickLinks: links, technology: ['One'], bottomRow: links };
    const { rerender } = render(<Footer site={{ ...siteData, ...lists }} />);
    const count = screen.getAllByRole('list').length;
    rerender(<Footer site={{ ...siteData, ...lists, [list]: [] }} />);
    expect(screen.getAllByRole('list')).toHaveLength(count - 1);
  },
);

test('profiles of any network are linked by name, with its icon, two of one network too', () => {
  const { container } = render(<ProfileLinks links={[youtube('one'), youtube('two')]} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual([youtube('one').url, youtube('two').url]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(youtube('one').label),
    expect.stringContaining(youtube('two').label),
  ]);
  for (const link of links) expect(link.querySelector('use')!.getAttribute('href')).toMatch(/#youtube$/);
});
