import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A file that a template is made of, with the names that it imports from React. */
export type TemplateSource = { file: string; text: string; reactImports: string[]; isStyle: boolean };

function read(file: string): { source: TemplateSource; imports: string[] } {
  const text = readFileSync(file, 'utf8');
  const isStyle = file.endsWith('.scss');
  const { staticImports } = isStyle ? { staticImports: [] } : parseSync(file, text).module;
  const values = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  return {
    source: {
      file,
      text,
      isStyle,
      reactImports: values
        .filter(({ moduleRequest }) => moduleRequest.value === 'react')
        .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
        .map(({ importName }) => importName.name ?? ''),
    },
    imports: values
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter((request) => /^\..*\.(tsx?|scss)$/.test(request))
      .map((request) => path.posix.join(path.posix.dirname(file), request)),
  };
}

/** Everything that a component's file imports, itself included, in the order in which a bundler runs it. */
export function sourcesOf(component: string): TemplateSource[] {
  const found = new Map<string, TemplateSource | undefined>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.set(file, undefined);
    const { source, imports } = read(file);
    imports.forEach(visit);
    // Set anew, so that it stands behind what it imports.
    found.delete(file);
    found.set(file, source);
  };
  visit(component);
  return [...found.values()].filter((source) => source !== undefined);
}

/**
 * The style sheets of a template in their order.
 * @param template component file below pages/ without ending
 */
export function styleFiles(template: string): string[] {
  return sourcesOf(`pages/${template}.tsx`)
    .filter(({ isStyle }) => isStyle)
    .map(({ file }) => file);
}
