import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftLifetime } from '../../../shared/forms/draftLifetime.ts';
import { startPage } from '../../../shared/start/startPage.ts';

beforeEach(() => {
  document.body.innerHTML = '<form data-draft="application"><input name="name"><input name="email"></form>';
});
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const keep = (age: number) =>
  sessionStorage.setItem(
    'draft:application',
    JSON.stringify({ name: 'Asha Rao', email: 'asha@example.com', savedAt: Date.now() - age }),
  );
const controls = () => [...document.querySelectorAll('input')];

test('a form shows its draft before anybody touches it, and keeps what is typed', () => {
  keep(0);
  controls()[0]!.value = 'Dev';
  startPage({});
  expect(controls().map(({ value }) => value)).toEqual(['Dev', 'asha@example.com']);
});

test('a draft that has expired stays away', () => {
  keep(draftLifetime);
  startPage({});
  expect(controls().map(({ value }) => value)).toEqual(['', '']);
});
