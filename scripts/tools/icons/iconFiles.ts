import { CliError } from '../../lib/CliError.ts';
import type { Icon } from './readIcon.ts';

/** The sprite: an SVG with a symbol for each icon. */
export function spriteOf(icons: Icon[]): string {
  const symbols = icons.map(
    ({ name, viewBox, shapes }) =>
      `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** The module that lists the sprite's icons. */
export function namesModule(icons: Icon[]): string {
  const names = icons.map(({ name }) => `  '${name}',\n`);
  return `// Written by "npm run icons" from the table in scripts/icons.ts.

/** The icons of the sprite icons.svg, in alphabetical order. */
export const iconNames = [
${names.join('')}] as const;

/** An icon of the sprite. */
export type IconName = (typeof iconNames)[number];
`;
}

/**
 * The module with the icon of a field's error.
 * @throws CliError when it is more than one path
 */
export function errorIconModule({ shapes }: Icon): string {
  const path = /^<path d="([^"]+)"\/>$/.exec(shapes)?.[1];
  if (!path)
    throw new CliError('The icon of an error is more than one path: choose another in scripts/icons.ts');
  return `// Written by "npm run icons" from the table in scripts/icons.ts.

/**
 * The icon of a field's error, as a path on 256 by 256 units. Several can appear at once, and each reference to the
 * sprite would delay the response.
 */
export const errorIcon =
  '${path}';
`;
}

/** The shapes of icons by their names, as JSON. */
export function shapesOf(icons: Icon[]): string {
  const shapes = Object.fromEntries(icons.map(({ name, shapes }) => [name, shapes]));
  return `${JSON.stringify(shapes, null, 2)}\n`;
}
