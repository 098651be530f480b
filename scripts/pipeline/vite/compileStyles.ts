import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { styleFile } from './serverStyles.ts';

/** The generated style sheet, below the folder of generated files. */
export const stylesEntry = 'styles.scss';

/**
 * Compiles the style sheets of everything that is rendered on the server, in the order of their imports. In one run,
 * because each run of Sass loads the tools of shared/styles again.
 */
export async function compileStyles(builder: ViteBuilder, server: Rolldown.RolldownOutput): Promise<string> {
  const { root } = builder.config;
  const uses = server.output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => styleFile.test(id))
    .map((id, index) => `@use '${path.posix.relative(root, id)}' as sheet-${index};\n`);
  await writeFile(path.join(root, stylesEntry), uses.join(''));
  const { output } = (await builder.build(builder.environments.styles!)) as Rolldown.RolldownOutput;
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset[];
  if (sheets.length !== 1) throw new Error(`The build wrote ${sheets.length} style sheets instead of one`);
  return String(sheets[0]!.source).trim();
}
