import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pictureNames, pictureOf } from '#shared/model/pictures.ts';
import { Footer } from '#shared/shell/Footer.tsx';
import { siteData } from '#shared/shell/siteData.ts';
import { linkWords } from '#shared/words/controls.ts';
import { HomePage } from '../../../pages/home/HomePage.tsx';
import home from '../../../pages/home/page.ts';
import { ReviewBadge } from '../../../pages/home/sections/TrustedByClients.tsx';
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

test('a review badge draws five stars that claim no rating, and states one in words if there is one', () => {
  const badge = {
    name: 'Clutch',
    logo: pictureOf([...pictureNames][0]!),
    logoWidth: 73,
    url: 'https://www.example.com/clutch',
    linkText: 'Read the reviews',
    rating: undefined,
  };
  const { rerender } = render(<ReviewBadge {...badge} />);
  const link = screen.getByRole('link');
  expect(link.querySelectorAll('.trusted-by-clients__stars svg')).toHaveLength(5);
  expect(link).toHaveAccessibleName(`Clutch Read the reviews ${linkWords.newTab}`);
  const rating = 'Rated 4.8 out of 5 on 2 March 2026';
  rerender(<ReviewBadge {...badge} rating={rating} />);
  expect(link).toHaveAccessibleName(`Clutch ${rating} Read the reviews ${linkWords.newTab}`);
});

const social = [{ network: 'youtube' as const, label: 'YouTube', url: 'https://www.example.com/videos' }];

test.each(['social', 'quickLinks', 'technology', 'bottomRow'])(
  'the footer has no empty list of %s',
  (list) => {
    const links = [{ label: 'One', path: '/one/' }];
    const lists = { social, quickLinks: links, technology: ['One'], bottomRow: links };
    const { rerender } = render(<Footer site={{ ...siteData, ...lists }} />);
    const count = screen.getAllByRole('list').length;
    rerender(<Footer site={{ ...siteData, ...lists, [list]: [] }} />);
    expect(screen.getAllByRole('list')).toHaveLength(count - 1);
  },
);
