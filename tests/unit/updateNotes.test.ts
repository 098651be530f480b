import { expect, test } from 'vitest';
import { updateNotes } from '../../scripts/tools/colours/updateNotes.ts';

const palette = `// Contrasts of 4.5 are wanted on every ground.

// Text. 21 on white, 3 on
// ground, 2 on paper
$ink: #000;

$white: #fff;
$ground: #808080;
`;

test('computes the figures of each comment, line breaks and all, and leaves other words', () => {
  const { text, corrections } = updateNotes(palette);
  expect(text).toBe(palette.replace('3 on\n', '5.32 on\n'));
  expect(corrections).toEqual([{ colour: 'ink', ground: 'ground', was: 3, is: 5.32 }]);
});
