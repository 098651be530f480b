import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The code of a module with everything that it imports, for a browser. */
export async function bundle(file: URL): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: fileURLToPath(file), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code;
}
