import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { UserError } from '../../shared/core/UserError.ts';

/** An icon's shapes as SVG, without colours or title, so that they take the colour of the text. */
export type Icon = { name: string; viewBox: string; shapes: string };

/** The drawings of icons in their packages, by the names of the icons. */
export type Sources = Record<string, string>;

const packages = createRequire(import.meta.url);

/** Phosphor's icons of a weight, with their own names, which spaces separate. */
export const phosphor = (names: string, weight: 'regular' | 'bold' | 'fill' = 'regular'): Sources =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, drawingOf(name, weight)]),
  );

/** The drawing of one of Phosphor's icons. */
export const drawingOf = (name: string, weight = 'fill') =>
  `@phosphor-icons/core/assets/${weight}/${name}${weight === 'regular' ? '' : `-${weight}`}.svg`;

async function readIcon([name, address]: [name: string, address: string]): Promise<Icon> {
  const drawing = await readFile(packages.resolve(address), 'utf8');
  // Phosphor draws on 256 units, simple-icons on 24: a unit and a hundredth of one are invisible at our sizes.
  const floatPrecision = address.startsWith('@phosphor') ? 0 : 2;
  const { data } = optimize(drawing, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision } } } },
      'removeTitle',
      { name: 'removeAttrs', params: { attrs: ['fill', 'role', 'width', 'height'] } },
    ],
  });
  const viewBox = /viewBox="([^"]+)"/.exec(data)?.[1];
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1];
  if (!viewBox || !shapes) throw new UserError(`The drawing of "${name}" has no viewBox or is empty`);
  return { name, viewBox, shapes };
}

/** Reads icons from their packages, in the order of their names. */
export const readIcons = (sources: Sources): Promise<Icon[]> =>
  Promise.all(
    Object.entries(sources)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(readIcon),
  );
