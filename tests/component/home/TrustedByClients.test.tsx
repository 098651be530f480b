import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureNames, pictureOf } from '#shared/model/pictures.ts';
import { linkWords } from '#shared/words/controls.ts';
import { ReviewBadge } from '../../../pages/home/sections/TrustedByClients.tsx';

const badge = {
  name: 'Clutch',
  logo: pictureOf([...pictureNames][0]!),
  logoWidth: 73,
  url: 'https://www.example.com/clutch',
  linkText: 'Read the reviews',
  rating: undefined,
};
const link = () => screen.getByRole('link');

test('draws five stars that claim no rating, and states one in words if there is one', () => {
  const { rerender } = render(<ReviewBadge {...badge} />);
  expect(link().querySelectorAll('.trusted-by-clients__stars svg')).toHaveLength(5);
  expect(link()).toHaveAccessibleName(`Clutch Read the reviews ${linkWords.newTab}`);
  const rating = 'Rated 4.8 out of 5 on 2 March 2026';
  rerender(<ReviewBadge {...badge} rating={rating} />);
  expect(link()).toHaveAccessibleName(`Clutch ${rating} Read the reviews ${linkWords.newTab}`);
});
