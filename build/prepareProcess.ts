import { inspect } from 'node:util';
import { environment, setVariables } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';

/** Signs with which Vite takes the rest of a path for a query. */
const signs = /[#?]/;

/** Ends with the shell in which npm starts this process: npm passes a signal on to that alone. */
function endWithShell(): void {
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.exit(), 500).unref();
}

// Vite's commands print errors by `inspect`.
Object.defineProperty(UserError.prototype, inspect.custom, {
  value(this: UserError) {
    return this.message;
  },
});

/**
 * Makes a command of Vite's the same in every shell, before Vite reads its settings.
 * @throws UserError in a folder in which Vite cannot work
 */
export function prepareProcess(command: 'build' | 'serve', isPreview: boolean): void {
  if (signs.test(process.cwd()))
    throw new UserError(
      `Vite cannot work in "${process.cwd()}": remove # and ? from the names of its folders`,
    );
  const isServer = command === 'serve';
  // Otherwise Vite would follow the variable, and might build for development.
  setVariables({ NODE_ENV: isServer && !isPreview ? 'development' : 'production' });
  // Texts and pictures that are still missing must not stop work on the others.
  if (isServer && !isPreview) setVariables({ SHOW_GAPS: '1' });
  // Share images are drawn with fonts of the project's own.
  setVariables({ FONTCONFIG_FILE: undefined, FONTCONFIG_PATH: undefined, FONTCONFIG_SYSROOT: undefined });
  // Web servers run as other users, who must be able to read the files.
  process.umask(0o022);
  if (isServer && environment.isStartedByNpm) endWithShell();
  // The reader has gone, such as `| head`: a server ends, and a build goes on without words.
  process.stdout.on('error', () => isServer && process.exit());
}
