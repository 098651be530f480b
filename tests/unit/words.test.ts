import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Components that may contain words: the page for developers. */
const exceptions = ['pages/components/**'];

/** The attributes by which components are given words. */
const wordAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|heading|lead|text|hint|note|message|action|linkText|closeLabel)$/;

const isNode = (value: unknown): value is ESTree.Node => typeof Object(value).type === 'string';
const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The texts that an expression may come to: not what it compares, calls or looks up. */
function textsOf(node: ESTree.Node | null | undefined): string[] {
  if (!node) return [];
  switch (node.type) {
    case 'JSXText':
      return [node.value];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw);
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsOf(node.left as ESTree.Node), ...textsOf(node.right)] : [];
    default:
      return [];
  }
}

/** The words in a component's code: between its tags, and in text attributes. */
function wordsIn(node: ESTree.Node): string[] {
  const own =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? node.children.flatMap((child) => textsOf(child))
      : node.type === 'JSXAttribute' && wordAttributes.test(String(node.name.name))
        ? textsOf(node.value)
        : [];
  const inner = Object.values(node).flat().filter(isNode).flatMap(wordsIn);
  return [...own.filter(hasLetters).map((text) => text.trim()), ...inner];
}

const wordsOf = (file: string, text: string) => wordsIn(parseSync(file, text).program);

it('finds words between tags, in attributes and in conditions', () => {
  const component = `export const A = ({ isOpen, name }) => (
    <p aria-label="Label" className="a b" title={\`Remove \${name}\`}>
      One {isOpen ? 'Two' : name} {name === 'three' && 'Four'} · 5
      <b alt="">{'Six' + name}</b>
    </p>
  );`;
  expect(wordsOf('A.tsx', component).sort()).toEqual(['Four', 'Label', 'One', 'Remove', 'Six', 'Two']);
});

it('no component has its own words: they are in shared/content/', () => {
  const files = fastGlob.sync('{pages,shared}/**/*.tsx', { ignore: exceptions });
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    wordsOf(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('words import nothing, so that browsers can load them', () => {
  const files = fastGlob.sync('shared/content/words/*.ts');
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => /^\s*(import|export .* from)\b/m.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
