import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';

/** The generated style sheet, below the folder of generated files. */
export const stylesEntry = 'styles.scss';

/**
 * Compiles the style sheets of everything that is rendered on the server, in the order of their imports. In one run,
 * because each run of Sass loads the tools of shared/styles again.
 */
export async function compileStyles(builder: ViteBuilder, server: Rolldown.RolldownOutput): Promise<string> {
  const { root } = builder.config;
  const sheets = server.output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.endsWith('.scss'))
    .map((id, index) => `@use '${path.posix.relative(root, id)}' as sheet-${index};\n`);
  await writeFile(path.join(root, stylesEntry), sheets.join(''));
  const { output } = (await builder.build(builder.environments.styles!)) as Rolldown.RolldownOutput;
  const css = output.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset;
  return String(css.source).trim();
}
