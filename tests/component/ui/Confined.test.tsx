import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Confined } from '../../../shared/ui/Confined.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('broken');
}

describe('Confined', () => {
  it('tells once of what throws inside and shows nothing in its place', () => {
    const onError = vi.fn();
    render(
      <main>
        <Confined onError={onError}>
          <p>Inside</p>
          <Broken />
        </Confined>
        <p>Beside</p>
      </main>,
    );
    expect(onError).toHaveBeenCalledOnce();
    expect(screen.getByText('Beside')).toBeVisible();
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('shows what does not throw', () => {
    const onError = vi.fn();
    render(<Confined onError={onError}>Inside</Confined>);
    expect(screen.getByText('Inside')).toBeVisible();
    expect(onError).not.toHaveBeenCalled();
  });
});
