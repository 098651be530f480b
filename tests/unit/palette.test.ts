import { expect, test } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { paletteFile, readPalette } from '../../scripts/lib/palette.ts';

test('colours are read in both lengths, comments are not', () => {
  const text = '// $old: red;\n$navy-900: #091e3e; // brand\n$white:#FFF;\n';
  expect(readPalette(text)).toEqual({ 'navy-900': '#091e3e', white: '#FFF' });
});

test.each(['rgb(9 30 62)', 'navy', '#091e3', '#091e3eff', '$navy-950', ''])('"%s" is refused', (value) => {
  expect(() => readPalette(`$white: #fff;\n$navy-900: ${value};\n`)).toThrow(
    new CliError(`${paletteFile} › $navy-900 is "${value}": write a hex value, such as #091e3e`),
  );
});
