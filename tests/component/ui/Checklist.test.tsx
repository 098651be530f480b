import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checklist } from '../../../shared/ui/Checklist.tsx';

test('Checklist lists its points in their order, with ticks that are not read out', () => {
  const points = ['Code reviews on every change', 'Documentation your team can use'];
  render(<Checklist points={points} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(points);
  expect(screen.queryByRole('img')).toBeNull();
});
