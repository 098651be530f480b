import path from 'node:path';
import type { ResolvedConfig } from 'vite';

/** The absolute path of the built site's folder. */
export const distOf = ({ root, build }: ResolvedConfig) => path.resolve(root, build.outDir);
