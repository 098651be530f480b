import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { KeptHtml } from '../../../shared/ui/KeptHtml.tsx';

it('takes over what the server rendered, without the data for it', () => {
  const complain = vi.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('document', undefined);
  const html = renderToString(
    <KeptHtml id="text">
      <p>Written on the server</p>
    </KeptHtml>,
  );
  vi.unstubAllGlobals();
  container.innerHTML = html;
  const text = screen.getByText('Written on the server');
  const { rerender } = render(<KeptHtml id="text">{undefined}</KeptHtml>, { container, hydrate: true });
  rerender(<KeptHtml id="text">{undefined}</KeptHtml>);
  expect(screen.getByText('Written on the server')).toBe(text);
  expect(complain).not.toHaveBeenCalled();
});
