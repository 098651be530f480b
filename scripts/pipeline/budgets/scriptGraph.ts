import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { UserError } from '../../../shared/core/UserError.ts';

/** What a script or a module imports, by name. */
export type Imports = {
  /** What it needs at once. */
  imports: string[];
  /** What it may load later, with `import()`. */
  later: string[];
};

/** The scripts of a built site and the modules in them. */
export type ScriptGraph = {
  /** By file name, such as `assets/startPage-BnTIvPZp.js`, with the modules in each. */
  scripts: Record<string, Imports & { modules: string[] }>;
  /** By path in the project. `script` is the file that contains the module, if any of its code is left. */
  modules: Record<string, Imports & { script?: string | undefined }>;
};

const graphFile = 'scripts.json';

/** A module's path in the project. The bundler's own have a name only, which begins with a null character. */
const nameOf = (id: string) => normalizePath(path.isAbsolute(id) ? path.relative('.', id) : id.slice(1));

/** Records the scripts of a build among the generated files, for `readScriptGraph`. */
export function recordScripts(): Plugin {
  return {
    name: 'site:record-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_options, bundle) {
      const graph: ScriptGraph = { scripts: {}, modules: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, imports, dynamicImports: later, moduleIds } = chunk;
        graph.scripts[fileName] = { imports, later, modules: moduleIds.map(nameOf) };
      }
      const scripts = Object.entries(graph.scripts).flatMap(([script, { modules }]) =>
        modules.map((name) => [name, script] as const),
      );
      const scriptOf = new Map(scripts);
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
        const name = nameOf(id);
        const imports = importedIds.map(nameOf);
        const later = dynamicallyImportedIds.map(nameOf);
        graph.modules[name] = { imports, later, script: scriptOf.get(name) };
      }
      await writeFile(path.join(this.environment.config.root, graphFile), JSON.stringify(graph));
    },
  };
}

/**
 * The scripts of the site that was built into `dist`.
 * @throws UserError when it was built elsewhere
 */
export async function readScriptGraph(dist: string): Promise<ScriptGraph> {
  const file = path.join('.pages', path.basename(dist), graphFile);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (!text) throw new UserError(`${file} is missing: run "npm run build" first`);
  return JSON.parse(text);
}
