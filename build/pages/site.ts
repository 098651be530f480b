/* All that a build reads and renders pages from, as one module, which becomes one file. */
export * from './declarations.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../shared/shell/renderPage.tsx',
  '../../pages/*/*.tsx',
  '../../{pages/*,shared/shell}/islands/*.tsx',
]);

/** Imports the renderer, a template or an island by its file in the project. */
export const load = (file: string) => modules[`../../${file}`]!();
