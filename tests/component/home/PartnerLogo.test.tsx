import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartnerLogo } from '../../../shared/blocks/PartnerLogo.tsx';
import type { PictureData } from '../../../shared/core/PictureData.ts';

const logo: PictureData = {
  width: 154,
  height: 36,
  formats: [{ type: 'image/svg+xml', files: [[154, 'images/partners/one.svg']] }],
};

const stubPicture = (complete: boolean, naturalWidth: number) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
};

beforeEach(() => stubPicture(false, 0));
afterEach(() => vi.restoreAllMocks());

test('a logo has the name as its text alternative and its size before it loads', () => {
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  const picture = screen.getByRole('img', { name: 'Partner 01' });
  expect(picture).toHaveAttribute('width', '154');
  expect(picture).toHaveAttribute('height', '36');
});

test('a logo that does not load gives way to the name', () => {
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Partner 01')).toBeVisible();
});

test('a logo that failed before the script loaded gives way to the name', () => {
  stubPicture(true, 0);
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  expect(screen.getByText('Partner 01')).toBeVisible();
});

test('a logo that loaded before the script stays', () => {
  stubPicture(true, 154);
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  expect(screen.getByRole('img', { name: 'Partner 01' })).toBeVisible();
});
