import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';

/** The same as in the model, for tests that Vite does not compile. */
export const contentFiles: Record<string, string> = Object.fromEntries(
  fastGlob.sync('shared/content/**/*.yaml').map((file) => [file, readFileSync(file, 'utf8')]),
);
