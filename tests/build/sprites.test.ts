import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { dist, testPages } from '../support/builtPages.ts';

testPages('has one sprite with every icon that it shows', (_page, document) => {
  const icons = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.split('#'));
  const [sprite, ...others] = new Set(icons.map(([file]) => file!));
  expect(others).toEqual([]);
  const svg = readFileSync(path.join(dist, sprite!), 'utf8');
  for (const [, name] of icons) expect(svg).toContain(`<symbol id="${name}"`);
});

/** Whether a control shows an icon of the sprite and no text beside it. */
function isBare(control: Element): boolean {
  const shown = control.cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll('.visually-hidden')) hidden.remove();
  return shown.querySelector('use') !== null && shown.textContent!.trim() === '';
}

// Profiles then show their names.
testPages('has no control that would be empty without its sprite', (_page, document) => {
  const controls = [...document.querySelectorAll('a, button')];
  expect(controls.filter(isBare).map(({ outerHTML }) => outerHTML)).toEqual([]);
});
