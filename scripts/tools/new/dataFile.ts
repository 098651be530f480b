import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { UserError } from '#shared/core/UserError.ts';

/* Importing content fails if it has mistakes, so it is read as a syntax tree. */

/** Values by their paths, such as `company.forms.enquiry` or `jobs[0].title`. */
type Values = Map<string, ESTree.Node>;

/** The value in a mark such as `promise([…])`, but not in a placeholder, which is not the company's own value. */
function unmarked(node: ESTree.Node): ESTree.Node {
  const isPromise =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    ['promise', 'approved'].includes(node.callee.name);
  return isPromise ? (node.arguments[0] ?? node) : node;
}

/** Adds the values that an entry takes from a constant above it, such as `...inIndore`. */
function addSharedValues(values: Values, path: string, constant: ESTree.Node): void {
  if (constant.type !== 'Identifier') return;
  const start = `${constant.name}.`;
  for (const [name, node] of [...values]) {
    if (name.startsWith(start)) values.set(`${path}.${name.slice(start.length)}`, node);
  }
}

function addValues(values: Values, path: string, marked: ESTree.Node): void {
  const node = unmarked(marked);
  values.set(path, node);
  const entries = node.type === 'ArrayExpression' ? node.elements : [];
  for (const [index, entry] of entries.entries()) {
    if (entry) addValues(values, `${path}[${index}]`, entry);
  }
  const fields = node.type === 'ObjectExpression' ? node.properties : [];
  for (const field of fields) {
    if (field.type === 'SpreadElement') {
      addSharedValues(values, path, field.argument);
    } else if (field.key.type === 'Identifier') {
      addValues(values, `${path}.${field.key.name}`, field.value);
    }
  }
}

/**
 * The text of a file, and the values in it.
 * @throws UserError for a syntax error
 */
export function readData(file: string): { text: string; values: Values } {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new UserError(`${file} cannot be read: ${errors[0].codeframe ?? errors[0].message}`);
  const values: Values = new Map();
  new Visitor({
    VariableDeclarator({ id, init }) {
      // In `defineList('jobs', jobSchema, […])` the data is the last argument.
      const data = init?.type === 'CallExpression' ? init.arguments.at(-1) : init;
      if (id.type === 'Identifier' && data) addValues(values, id.name, data);
    },
  }).visit(program);
  return { text, values };
}

/** The texts of a field in all entries of lists, such as `technologies.slug`; not those in marks such as `placeholder('…')`. */
export function textsOf(file: string, field: string): string[] {
  return [...readData(file).values].flatMap(([path, node]) => {
    const isOfField = path.replace(/\[\d+\]/g, '') === field;
    return isOfField && node.type === 'Literal' && typeof node.value === 'string' ? node.value : [];
  });
}

/**
 * The text of a file with the code of another entry at the end of a list.
 * @throws UserError when there is no such list
 */
export function withEntry(file: string, path: string, entry: string): string {
  const { text, values } = readData(file);
  const list = values.get(path);
  if (list?.type !== 'ArrayExpression') throw new UserError(`${file} has no list ${path}`);
  const last = list.elements.at(-1);
  const end = last ? last.end : list.start + 1;
  return `${text.slice(0, end)}${last ? ',' : ''}\n${entry}${text.slice(end)}`;
}
