import type { Plugin } from 'vite';

/** What each module of a build imports, at once or later, in the order of its imports. */
export type Imports = Map<string, readonly string[]>;

/** Records the imports of the server build's modules, which `api.imports` has once it is written. */
export function recordImports(): Plugin<{ imports: Imports }> {
  const imports: Imports = new Map();
  return {
    name: 'site:record-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
        imports.set(id, [...importedIds, ...dynamicallyImportedIds]);
      }
    },
    api: { imports },
  };
}
