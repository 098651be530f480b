import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { UserError } from '#shared/core/UserError.ts';

/** What each module of a build imports, and its scripts by file name, such as `assets/page-BnTIvPZp.js`. */
export type Graph = {
  modules: Map<string, readonly string[]>;
  scripts: Map<string, { imports: string[]; later: string[]; modules: string[] }>;
  /** The scripts that pages start with, by the names of their entries. */
  entries: Map<string, string>;
};

export function recordGraphs(graphs: Map<string, Graph>): Plugin {
  return {
    name: 'site:record-graphs',
    apply: 'build',
    generateBundle(_options, bundle) {
      const graph: Graph = { modules: new Map(), scripts: new Map(), entries: new Map() };
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
        graph.modules.set(normalizePath(id), [...importedIds, ...dynamicallyImportedIds]);
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, imports, dynamicImports, moduleIds } = chunk;
        if (chunk.isEntry) graph.entries.set(chunk.name, fileName);
        graph.scripts.set(fileName, { imports, later: dynamicImports, modules: moduleIds });
      }
      graphs.set(this.environment.name, graph);
    },
  };
}

/** Content is large, and its files are read in Node alone; components get what they show as props. */
export const refuseContent: Plugin = {
  name: 'site:refuse-content',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/model\/content\.ts$/ },
    handler(_id, importer = '') {
      if (this.environment.name !== 'client' && !importer.endsWith('.tsx')) return;
      const file = normalizePath(path.relative('', importer));
      throw new UserError(
        `${file} imports shared/model/content.ts: read content in page.ts, and give it to components as props`,
      );
    },
  },
};
