import type { ESTree } from 'vite';
import { expect, it } from 'vitest';
import { nodesIn, parseFiles, parseText, textsOf } from '../support/syntax.ts';

/** Components that may contain words: the page for developers. */
const exceptions = ['pages/components/**'];

/** The attributes by which components are given words. */
const wordAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|heading|lead|text|hint|note|message|action|linkText|closeLabel)$/;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The words that a node itself has: between its tags, or in a text attribute. */
function ownWords(node: ESTree.Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.flatMap(textsOf);
  if (node.type !== 'JSXAttribute' || !wordAttributes.test(String(node.name.name))) return [];
  return textsOf(node.value);
}

const wordsIn = (program: ESTree.Program) =>
  nodesIn(program)
    .flatMap(ownWords)
    .filter(hasLetters)
    .map((text) => text.trim());

it('finds words between tags, in attributes and in conditions', () => {
  const component = `export const A = ({ isOpen, name }) => (
    <p aria-label="Label" className="a b" title={\`Remove \${name}\`}>
      One {isOpen ? 'Two' : name} {name === 'three' && 'Four'} · 5
      <b alt="">{'Six' + name}</b>
    </p>
  );`;
  expect(wordsIn(parseText('A.tsx', component)).sort()).toEqual([
    'Four',
    'Label',
    'One',
    'Remove',
    'Six',
    'Two',
  ]);
});

it('no component has its own words: they are in shared/content/', () => {
  const components = parseFiles('{pages,shared}/**/*.tsx', exceptions);
  expect(components.length).toBeGreaterThan(80);
  const found = components.flatMap(({ file, program }) =>
    wordsIn(program).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('words import nothing, so that browsers can load them', () => {
  const words = parseFiles('shared/content/words/*.ts');
  expect(words.length).toBeGreaterThan(2);
  const imports = (program: ESTree.Program) =>
    program.body.some((statement) => statement.type === 'ImportDeclaration' || Object(statement).source);
  expect(words.filter(({ program }) => imports(program)).map(({ file }) => file)).toEqual([]);
});
