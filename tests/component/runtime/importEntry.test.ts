import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { importEntry } from '#shared/runtime/start/importEntry.ts';

test('a touch while the HTML is loading starts the page once it is complete', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  importEntry(['data:text/javascript,document.documentElement.dataset.started=document.readyState']);
  dispatchEvent(new Event('pointerover'));
  // An entry that is imported too early arrives before this script.
  const other = 'data:text/javascript,';
  await import(other);

  readyState.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  await waitFor(() => expect(document.documentElement.dataset.started).toBe('interactive'));
});
