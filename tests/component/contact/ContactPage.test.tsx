import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPage } from '../../../pages/contact/ContactPage.tsx';
import contact from '../../../pages/contact/page.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

beforeEach(() => void stubIntersectionObserver());
afterEach(() => vi.unstubAllGlobals());

it('gives its heading as a name to the form alone, so that it is not spoken over and over', () => {
  render(<ContactPage {...contact.props} />);
  const name = contact.props.heading;
  expect(screen.getByRole('form', { name })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name })).toBeNull();
});
