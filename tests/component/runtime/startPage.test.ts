import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startEach } from '#shared/core/attempt.ts';
import { fillFromDrafts } from '#shared/drafts/fillFromDrafts.ts';
import { startedBy } from '#shared/runtime/islands/protocol.ts';
import { importEntry } from '#shared/runtime/start/importEntry.ts';
import { startPage } from '#shared/runtime/start/startPage.ts';

/** In milliseconds: two hours, which the privacy page names. */
const draftLifetime = 7_200_000;

// Its listeners would outlive this file.
vi.mock('#shared/runtime/islands/wakeIslands.ts', () => ({ wakeIslands: () => undefined }));

beforeEach(() => {
  document.body.innerHTML =
    '<form data-draft="application"><input name="name"><input name="email"><input name="resume"></form>';
});

const keep = (age: number) =>
  sessionStorage.setItem(
    'draft:application',
    JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', resume: {}, savedAt: Date.now() - age }),
  );
const controls = () => [...document.querySelectorAll('input')];

test('a form shows its draft before it is used, and keeps what is typed', () => {
  keep(0);
  controls()[0]!.value = 'Dev';
  startPage({}, [fillFromDrafts]);
  expect(controls().map(({ value }) => value)).toEqual(['Dev', 'asha@example.com', '']);
});

test('a saved choice that is no longer offered is not restored', () => {
  keep(0);
  document.querySelector('form')!.innerHTML =
    '<select name="name"><option value="">Select one</option><option>Asha</option></select>';
  startPage({}, [fillFromDrafts]);
  expect(document.querySelector('select')!.selectedIndex).toBe(0);
});

test.each([
  'no JSON',
  'null',
  ...[null, {}, Date.now() - draftLifetime].map((savedAt) => JSON.stringify({ savedAt })),
])('a draft stored as %s is deleted and fills no form, and what is no draft stays', (stored) => {
  sessionStorage.setItem('draft:application', stored.replace('{', '{"name":"Asha Rao",'));
  sessionStorage.setItem('motion', 'pause');
  startPage({}, [fillFromDrafts]);
  expect(controls().map(({ value }) => value)).toEqual(['', '', '']);
  expect(Object.keys(sessionStorage)).toEqual(['motion']);
});

test('a draft that expires while any page is open is deleted within a minute', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  keep(0);
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

test('the honeypot’s value is not restored', () => {
  document.body.innerHTML = '<form data-draft="application"><input name="_honey" tabindex="-1"></form>';
  sessionStorage.setItem('draft:application', JSON.stringify({ _honey: 'x', savedAt: Date.now() }));
  startPage({}, [fillFromDrafts]);
  expect(controls()[0]!.value).toBe('');
});

test('each page reports its visit once, also if a second copy of its entry wakes its islands', () => {
  vi.stubEnv('VISIT_COUNTER', 'https://stats.example.org/count');
  const send = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', send);
  document.head.innerHTML = `<link rel="canonical" href="${location.origin}/">`;
  startPage({}, []);
  document.documentElement.setAttribute(startedBy, 'entry.js');
  startPage({}, []);
  document.documentElement.removeAttribute(startedBy);
  expect(send).toHaveBeenCalledOnce();
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
