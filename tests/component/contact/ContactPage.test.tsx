import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactPage } from '../../../pages/contact/ContactPage.tsx';
import contact from '../../../pages/contact/page.ts';
import { stubIntersectionObserver } from '../../support/browserStubs.ts';

beforeEach(() => void stubIntersectionObserver());
afterEach(() => vi.unstubAllGlobals());

it('labels only the form with its heading, so that it is not announced repeatedly', () => {
  render(<ContactPage {...contact.props} />);
  const name = contact.props.heading;
  expect(screen.getByRole('form', { name })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name })).toBeNull();
});
