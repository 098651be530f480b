import path from 'node:path';
import { runnerImport } from 'vite';
import { ownFilesOnly } from '../ownFilesOnly.ts';

/** Imports a module and all that it imports anew, by Vite. */
export function importModule<Module>(file: string): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(path.resolve(file), { ...ownFilesOnly, logLevel: 'error' });
}
