/** Mistakes that the user can fix, by name: content is loaded by a separate module runner, whose classes differ. */
const mistakes = ['CliError', 'ContentError', 'PageError', 'FormServiceError'];

/** What the system refused, by the codes of its errors. */
const systemErrors: Record<string, string> = {
  EACCES: 'this user may not read or write it',
  EDQUOT: "this user's share of the disk is used up",
  EMFILE: 'too many files are open: close other programs, or raise the limit with "ulimit -n 4096"',
  ENAMETOOLONG: 'its path is longer than this system takes: move the project to a shorter one',
  ENOSPC: 'there is no space left: on the disk, or for more watched files (fs.inotify.max_user_watches)',
  EPERM: 'this user may not change it',
  EROFS: 'it is on a disk that can only be read',
};

function systemError({ code, path, syscall }: NodeJS.ErrnoException): string | undefined {
  const reason = systemErrors[code ?? ''];
  return reason && `${code} at ${path ?? syscall}: ${reason}`;
}

/** Errors in a file, found by a compiler of Vite's, whose message shows file, line and frame. */
const isCompilers = (error: Error) => 'plugin' in error && 'pluginCode' in error;

/**
 * What to print for an error: the message of a mistake that the user can fix, a compiler's own message, one line for
 * what the system refuses, and the stack of any other.
 */
export function explainError(error: unknown): string {
  if (error instanceof AggregateError) {
    return [...new Set(error.errors.map(explainError))].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  if (mistakes.includes(error.name) || isCompilers(error)) return error.message.trim();
  return systemError(error) ?? error.stack ?? error.message;
}
