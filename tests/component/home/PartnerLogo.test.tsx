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

test('a logo that does not load gives way to the name', () => {
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Partner 01')).toBeVisible();
});

test.each([
  ['failed', 0, 'gives way to the name'],
  ['loaded', 154, 'stays'],
])('a logo that %s before the script came, %d pixels wide, %s', (_what, width) => {
  stubPicture(true, width);
  render(<PartnerLogo name="Partner 01" logo={logo} />);
  expect(screen.queryAllByRole('img', { name: 'Partner 01' })).toHaveLength(Math.sign(width));
});
