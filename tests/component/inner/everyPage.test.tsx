import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { innerPages, pathsIn, renderPage } from './innerPages.tsx';

describe.each(innerPages)('$path', ({ path }) => {
  test('has one h1, and headings without a gap between their levels', () => {
    renderPage(path);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('leads on to the enquiry form', () => {
    renderPage(path);
    expect(pathsIn(document.body)).toContain('/contact/');
  });

  test('names every link, and each region differently', () => {
    renderPage(path);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
    const named = screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(new Set(named).size).toBe(named.length);
  });

  test('has lists whose items are no articles besides', () => {
    renderPage(path);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  test('shows its content pictures with a text, and the others as decoration', () => {
    renderPage(path);
    for (const image of document.querySelectorAll('img')) expect(image).toHaveAttribute('alt');
    for (const image of screen.queryAllByRole('img')) expect(image).toHaveAccessibleName(/^.{20,}\.$/);
  });

  test('never puts two sections of one ground beside each other', () => {
    renderPage(path);
    const tones = [...document.body.querySelectorAll('.section')].map((section) => section.className);
    for (const [index, tone] of tones.slice(1).entries()) {
      const ground = /section--(white|surface|navy)/.exec(tone)![0];
      expect(tones[index]).not.toContain(ground);
    }
  });
});

test('no two pages show the same title where a link to them is shared', () => {
  const titles = innerPages.map(({ name, share }) => share?.title ?? name);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
