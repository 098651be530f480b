import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { nodesIn, parseFiles, textsOf } from '../support/syntax.ts';

/** The attributes by which components are given words. */
const wordAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|heading|lead|text|hint|note|message|action|linkText|closeLabel)$/;

/** The words that a node itself has: between its tags, or in a text attribute. */
function ownWords(node: ESTree.Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(textsOf);
  if (node.type !== 'JSXAttribute' || !wordAttributes.test(String(node.name.name))) return [];
  return textsOf(node.value);
}

it('no component has its own words: they are in shared/content/', () => {
  // The page for developers may have some.
  const components = parseFiles('{pages,shared}/**/*.tsx', ['pages/components/**']);
  expect(components.length).toBeGreaterThan(80);
  const words = components.flatMap(({ file, program }) =>
    nodesIn(program)
      .flatMap(ownWords)
      .filter((text) => /\p{L}/u.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(words).toEqual([]);
});
