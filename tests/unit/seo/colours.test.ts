import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from '../../../shared/seo/colours.ts';
import { styles } from '../sassSettings.ts';

const palette = readFileSync(new URL('settings/_palette.scss', styles), 'utf8');

test.each(Object.entries(colours))('%s is that of the style sheets', (name, value) => {
  expect(palette).toContain(`$${name}: ${value};`);
});
