import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WordsOfPraise } from '../../../pages/home/sections/WordsOfPraise.tsx';
import { carouselWords } from '../../../shared/content/words/controls.ts';
import { fill } from '../../../shared/core/fill.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

const avatar: PictureData = {
  width: 96,
  height: 96,
  formats: [{ type: 'image/svg+xml', files: [[96, 'images/avatars/one.svg']] }],
};

const testimonials = (count: number, quotation = 'They did what they said they would.') =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    title: 'Role, company',
    avatar,
    quotation,
  }));

const slideName = (number: number, count: number, name: string) =>
  fill(carouselWords.slideName, { number, count, name });

const renderWith = (list: ReturnType<typeof testimonials>) =>
  render(<WordsOfPraise heading="Words of Praise" lead="What they say." testimonials={list} />);

beforeEach(() => void stubIntersectionObserver());
afterEach(() => vi.unstubAllGlobals());

test('a single testimonial has no controls', () => {
  renderWith(testimonials(1));
  expect(screen.getByRole('group', { name: slideName(1, 1, 'Person 1') })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('seven testimonials have a bar each', () => {
  renderWith(testimonials(7));
  expect(screen.getAllByRole('figure')).toHaveLength(7);
  const choice = screen.getByRole('group', {
    name: fill(carouselWords.choose, { heading: 'Words of Praise' }),
  });
  const bars = within(choice).getAllByRole('button');
  expect(bars).toHaveLength(7);
});

test('people of the same name are distinguished by position', () => {
  renderWith(testimonials(3).map((testimonial) => ({ ...testimonial, name: 'Client name' })));
  for (const place of [1, 2, 3]) {
    expect(screen.getByRole('group', { name: slideName(place, 3, 'Client name') })).toBeVisible();
  }
});

test('a quotation of 600 characters is shown in full', () => {
  const quotation = `${'A long sentence. '.repeat(35)}Done.`;
  expect(quotation).toHaveLength(600);
  renderWith(testimonials(2, quotation));
  expect(screen.getAllByText(quotation)).toHaveLength(2);
});
