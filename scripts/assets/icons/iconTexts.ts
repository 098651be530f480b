import { UserError } from '../../../shared/core/UserError.ts';
import type { Icon } from './readIcon.ts';

/** The sprite: an SVG with a symbol for each icon. */
export function spriteOf(icons: Icon[]): string {
  const symbols = icons.map(
    ({ name, viewBox, shapes }) =>
      `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

const asJson = (texts: Record<string, string>) => `${JSON.stringify(texts, null, 2)}\n`;

/**
 * The paths of icons by their names, as JSON.
 * @throws UserError for an icon of more than one path or of another size than Phosphor's
 */
export function pathsOf(icons: Icon[]): string {
  const paths = icons.map(({ name, viewBox, shapes }) => {
    const path = viewBox === '0 0 256 256' && /^<path d="([^"]+)"\/>$/.exec(shapes)?.[1];
    if (!path)
      throw new UserError(
        `The icon "${name}" is not one path: remove it from "inlined" in scripts/assets/icons.ts`,
      );
    return [name, path];
  });
  return asJson(Object.fromEntries(paths));
}

/** The shapes of icons by their names, as JSON. */
export function shapesOf(icons: Icon[]): string {
  return asJson(Object.fromEntries(icons.map(({ name, shapes }) => [name, shapes])));
}

/** The names of icons, as the keys of JSON, from which the compiler knows them. */
export const namesOf = (icons: Icon[]): string =>
  asJson(Object.fromEntries(icons.map(({ name }) => [name, ''])));
