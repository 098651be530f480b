import { existsSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { projectFile } from '../../lib/projectFile.ts';
import type { Page } from './Page.ts';
import { islandFiles, rendererFile, templateFile } from './pageModules.ts';

/** Imports that need React in the browser; `use` and `useId` work in HTML, too. */
const live = /^(use(?!Id$)[A-Z]\w*|createRef|lazy|(Pure)?Component)$/;
const handler = /^(on[A-Z]\w*|ref)$/;

/**
 * What needs React in a file that is rendered outside islands, with its line, and the files whose components it shows:
 * an island only where it is not shown with `<Island of={…}>`.
 */
function readStatic(file: string, islands: ReadonlySet<string>) {
  const text = readFileSync(file, 'utf8');
  const found: string[] = [];
  const find = (name: string, { start }: ESTree.Span) =>
    found.push(`${file}:${text.slice(0, start).split('\n').length}: ${name}`);
  const files: string[] = [];
  const follow = (source: ESTree.StringLiteral) => {
    const target = projectFile(file, source.value);
    if (target) files.push(target);
  };
  const islandNames = new Map<string, string>();
  const packageNames = new Set<string>();
  const asIslands = new Set<unknown>();

  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      const names = specifiers.filter((one) => !('importKind' in one && one.importKind === 'type'));
      if (importKind === 'type' || names.length === 0) return;
      const isReact = source.value === 'react';
      const target = projectFile(file, source.value);
      for (const one of names) {
        const imported = one.type === 'ImportSpecifier' ? one.imported : undefined;
        const name = imported && 'name' in imported ? imported.name : one.local.name;
        if (live.test(name) || (isReact && !imported)) find(name, one);
        if (!target && !isReact) packageNames.add(one.local.name);
        if (target && islands.has(target)) islandNames.set(one.local.name, target);
        asIslands.add(one.local).add(imported);
      }
      if (target && !islands.has(target)) files.push(target);
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== 'type') follow(source);
    },
    ExportAllDeclaration({ source, exportKind }) {
      if (exportKind !== 'type') follow(source);
    },
    JSXAttribute({ name, value }) {
      if (handler.test(`${name.name}`)) find(`${name.name}`, name);
      if (name.name === 'of' && value?.type === 'JSXExpressionContainer') asIslands.add(value.expression);
    },
    ObjectExpression({ properties }) {
      // Props that are spread into an element.
      for (const field of file.endsWith('.tsx') ? properties : [])
        if (field.type === 'Property' && 'name' in field.key && handler.test(`${field.key.name}`))
          find(`${field.key.name}`, field);
    },
    Identifier(node) {
      if (islandNames.has(node.name) && !asIslands.has(node)) files.push(islandNames.get(node.name)!);
    },
    JSXIdentifier(node) {
      if (islandNames.has(node.name)) files.push(islandNames.get(node.name)!);
      if (packageNames.has(node.name)) find(`<${node.name}>`, node);
    },
  }).visit(parseSync(file, text).program);
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
