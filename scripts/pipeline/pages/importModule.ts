import path from 'node:path';
import { runnerImport } from 'vite';
import { ownFilesOnly } from '../ownFilesOnly.ts';

/** Imports a module and its imports again through Vite, without any cache. */
export function importModule<Module>(file: string): Promise<{ module: Module; dependencies: string[] }> {
  return runnerImport<Module>(path.resolve(file), { ...ownFilesOnly, logLevel: 'error' });
}
