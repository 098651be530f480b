import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { projectFile } from '../lib/projectFile.ts';
import { islandFiles, type Page, rendererFile, templateFile } from './Page.ts';

/** Imports that need React in the browser; `use` and `useId` work in HTML, too. */
const live = /^(use(?!Id$)[A-Z]\w*|createRef|lazy|(Pure)?Component)$/;
const handler = /^(on[A-Z]\w*|ref)$/;

/**
 * What needs React in a file that is rendered outside islands, with its line, and the files whose components it shows:
 * an island only where it is not shown with `<Island of={…}>`.
 */
function readStatic(file: string, islands: ReadonlySet<string>) {
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text);
  const found: string[] = [];
  const find = (name: string, start: number) =>
    found.push(`${file}:${text.slice(0, start).split('\n').length}: ${name}`);
  const files: string[] = [];
  const islandNames = new Map<string, string>();
  const packageNames = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = projectFile(file, moduleRequest.value);
    const isReact = moduleRequest.value === 'react';
    for (const { importName, localName } of entries.filter(({ isType }) => !isType)) {
      const name = importName.name ?? localName.value;
      if (live.test(name) || (isReact && importName.kind !== 'Name')) find(name, localName.start);
      if (!target && !isReact) packageNames.add(localName.value);
      if (target && islands.has(target)) islandNames.set(localName.value, target);
      else if (target) files.push(target);
    }
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    const target = moduleRequest && !isType && projectFile(file, moduleRequest.value);
    if (target) files.push(target);
  }

  const endOfImports = module.staticImports.at(-1)?.end ?? 0;
  const asIslands = new Set<unknown>();
  new Visitor({
    JSXAttribute({ name, value }) {
      if (handler.test(`${name.name}`)) find(`${name.name}`, name.start);
      if (name.name === 'of' && value?.type === 'JSXExpressionContainer') asIslands.add(value.expression);
    },
    ObjectExpression({ properties }) {
      // Props that are spread into an element.
      for (const field of file.endsWith('.tsx') ? properties : [])
        if (field.type === 'Property' && 'name' in field.key && handler.test(`${field.key.name}`))
          find(`${field.key.name}`, field.start);
    },
    Identifier(node) {
      const isUsed = node.start > endOfImports && !asIslands.has(node);
      if (isUsed && islandNames.has(node.name)) files.push(islandNames.get(node.name)!);
    },
    JSXIdentifier({ name, start }) {
      if (islandNames.has(name)) files.push(islandNames.get(name)!);
      if (packageNames.has(name)) find(`<${name}>`, start);
    },
  }).visit(program);
  const code = files
    .flatMap((name) => [name, `${name}.tsx`, `${name}.ts`])
    .filter((name) => /\.tsx?$/.test(name));
  return { found, files: code.filter((name) => existsSync(name)) };
}

/**
 * Refuses state and handlers outside islands, where they would be silently dead.
 * @throws UserError with one line for each file that has some
 */
export function checkStatic(pages: Pick<Page, 'template'>[]): void {
  const islands = new Set(pages.flatMap((page) => Object.values(islandFiles(page))));
  /** The files that are rendered outside islands, each with the files through which a page shows it. */
  const shown = new Map([rendererFile, ...pages.map(templateFile)].map((file) => [file, [file]]));
  const mistakes: string[] = [];
  for (const [name, chain] of shown) {
    const { found, files } = readStatic(name, islands);
    if (found[0])
      mistakes.push(
        `${found[0]} does nothing outside islands (${chain.join(' → ')}): export the component from the islands folder of its page and show it with <Island of={…}>, as in docs/examples`,
      );
    else for (const file of files) if (!shown.has(file)) shown.set(file, [...chain, file]);
  }
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
