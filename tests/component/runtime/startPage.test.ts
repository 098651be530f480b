import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startEach } from '#shared/core/attempt.ts';
import { fillFromDrafts } from '#shared/drafts/drafts.ts';
import { importEntry } from '#shared/runtime/start/importEntry.ts';
import { startPage } from '#shared/runtime/start/startPage.ts';

/** In milliseconds: two hours, which the privacy page names. */
const draftLifetime = 7_200_000;

// Its listeners would outlive this file.
vi.mock('#shared/runtime/islands/wakeIslands.ts', () => ({ wakeIslands: () => undefined }));

/** Saves a draft, written so many milliseconds ago. */
const keep = (texts: object, age = 0) =>
  sessionStorage.setItem('draft:application', JSON.stringify({ ...texts, savedAt: Date.now() - age }));

test('a form shows its draft before it is used, and keeps what is typed; neither the honeypot nor a choice that is no longer offered is filled in', () => {
  document.body.innerHTML = `<form data-draft="application">
    <input name="name" value="Dev"><input name="email"><input name="resume"><input name="_honey" tabindex="-1">
    <select name="from"><option value="">Select one</option><option>Radio</option></select></form>`;
  keep({ name: 'Asha', email: 'asha@example.com', resume: {}, _honey: 'x', from: 'Television' });
  startPage({}, [fillFromDrafts]);
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toEqual(['Dev', 'asha@example.com', '', '']);
  expect(document.querySelector('select')!.selectedIndex).toBe(0);
});

test.each([
  'no JSON',
  'null',
  ...[null, {}, Date.now() - draftLifetime].map((savedAt) => JSON.stringify({ savedAt })),
])('a draft stored as %s is deleted and fills no form, and what is no draft stays', (stored) => {
  sessionStorage.setItem('draft:application', stored.replace('{', '{"name":"Asha Rao",'));
  sessionStorage.setItem('motion', 'pause');
  document.body.innerHTML = '<form data-draft="application"><input name="name"></form>';
  startPage({}, [fillFromDrafts]);
  expect(document.querySelector('input')).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual(['motion']);
});

test('a draft that expires while any page is open is deleted within a minute', () => {
  vi.useFakeTimers();
  keep({});
  startPage({}, [fillFromDrafts]);
  vi.advanceTimersByTime(draftLifetime - 1);
  expect(sessionStorage).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(sessionStorage).toHaveLength(0);
});

test('a step that fails is logged, and the others still run', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = vi.fn();
  const error = new Error('It lacks an API');
  const fail = () => {
    throw error;
  };
  startEach([fail, other]);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  expect(other).toHaveBeenCalledOnce();
});

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
