import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quote } from '../../../shared/ui/Quote.tsx';

test('Quote shows the words and who said them', () => {
  render(<Quote source="Asha Rao, Client">Nothing was left unclear.</Quote>);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Nothing was left unclear.');
  expect(screen.getByRole('figure')).toHaveTextContent('Asha Rao, Client');
});
