import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { IconCard, iconCardTones } from '../../../shared/ui/IconCard.tsx';

describe.each(iconCardTones)('IconCard on %s', (tone) => {
  test('shows title and description, and leaves the icon to the eye', () => {
    render(
      <IconCard icon={{ name: 'clock' }} title="Timely Delivery" description="Short cycles." tone={tone} />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Timely Delivery' })).toBeVisible();
    expect(screen.getByText('Short cycles.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('is no link', () => {
    render(
      <IconCard icon={{ name: 'clock' }} title="Timely Delivery" description="Short cycles." tone={tone} />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
