import { optimize } from 'svgo';
import { UserError } from '../../../shared/core/UserError.ts';
import { readPackageFile } from '../readPackageFile.ts';
import type { Source } from './listSources.ts';

/** An icon's shapes as SVG, without colours or title, so that they take the colour of the text. */
export type Icon = { name: string; viewBox: string; shapes: string };

/** The file of an icon in its package. */
function addressOf(source: Source): string {
  if (source.kit === 'simple-icons') return `simple-icons/icons/${source.file}.svg`;
  const ending = source.weight === 'regular' ? '' : `-${source.weight}`;
  return `@phosphor-icons/core/assets/${source.weight}/${source.file}${ending}.svg`;
}

async function readDrawing(name: string, source: Source): Promise<string> {
  const address = addressOf(source);
  try {
    return await readPackageFile(address);
  } catch {
    throw new UserError(`The icon "${name}" has no drawing ${address}: correct scripts/assets/icons.ts`);
  }
}

/**
 * Reads an icon from its package.
 * @throws UserError when the package has no such drawing
 */
export async function readIcon([name, source]: [string, Source]): Promise<Icon> {
  const drawing = await readDrawing(name, source);
  // Phosphor draws on 256 units, simple-icons on 24: a unit and a hundredth of one are invisible at our sizes.
  const floatPrecision = source.kit === 'phosphor' ? 0 : 2;
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
  if (!viewBox || !shapes)
    throw new UserError(`The drawing of the icon "${name}" has no viewBox or is empty`);
  return { name, viewBox, shapes };
}
