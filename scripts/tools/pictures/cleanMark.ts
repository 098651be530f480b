import { optimize } from 'svgo';
import { checkVector, inlined } from './checkVector.ts';

/**
 * A mark without what drawing programs add, as pages inline it: style sheets become attributes, and shapes become
 * direct children of the drawing, because the last one moves in the loader.
 * @throws UserError for what cannot be part of a page
 */
export function cleanMark(drawing: string): string {
  checkVector(drawing);
  const { data } = optimize(drawing, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      // A group's transform can be moved only to paths.
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'preset-default', params: { overrides: { mergePaths: false } } },
      'removeDimensions',
      'removeTitle',
      {
        name: 'removeAttrs',
        params: { attrs: ['svg/(role|aria-label|xml:space)', '.*/class'], elemSeparator: '/' },
      },
    ],
  });
  checkVector(data, inlined);
  return data;
}
