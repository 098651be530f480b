import { inspect } from 'node:util';
import { setVariables } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';

// Vite's commands print errors by `inspect`.
Object.defineProperty(UserError.prototype, inspect.custom, {
  value(this: UserError) {
    return this.message;
  },
});

export function prepareProcess(isDevelopment: boolean): void {
  setVariables({
    // Otherwise Vite would follow the variable, and might build for development.
    NODE_ENV: isDevelopment ? 'development' : 'production',
    // Share images are drawn with fonts of the project's own.
    FONTCONFIG_FILE: undefined,
    FONTCONFIG_PATH: undefined,
    FONTCONFIG_SYSROOT: undefined,
  });
  // Texts and pictures that are still missing must not stop work on the others.
  if (isDevelopment) setVariables({ SHOW_GAPS: '1' });
}
