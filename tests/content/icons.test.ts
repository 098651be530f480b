import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '#shared/core/icons.ts';
import inlined from '#shared/ui/inlinedIcons.json' with { type: 'json' };

test('each icon of the interface has a drawing, and each drawing a name', () => {
  const sprite = readFileSync('shared/ui/icons.svg', 'utf8');
  const symbols = Array.from(
    sprite.matchAll(/<symbol id="([\w-]+)" viewBox="[\d. ]+"/g),
    ([, name]) => name!,
  );
  expect([...symbols, ...Object.keys(inlined)].sort()).toEqual([...iconNames].sort());
});
