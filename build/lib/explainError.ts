import { stripVTControlCharacters } from 'node:util';

/** Whether its message says all: of a compiler, of the system, or of the parser of a command's arguments. */
const saysAll = (error: Error & { code?: unknown; loc?: unknown }) =>
  'pluginCode' in error ||
  error.loc !== undefined ||
  'syscall' in error ||
  String(error.code).startsWith('ERR_PARSE_ARGS');

const mayNot =
  'This user may not do this, or the disk is read-only: change that, or choose another folder (OUT_DIR).';

/** What to do about the system's errors, which often come after minutes. */
const remedies: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, then try again.',
  EBUSY: 'A folder or file is in use, or a mount: end what uses it, or choose a folder inside (OUT_DIR).',
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: mayNot,
};

export function explainError(error: unknown): string {
  // Of an AggregateError, or of the bundler.
  const { errors } = Object(error) as { errors?: unknown[] };
  if (errors) return [...new Set(errors.map(explainError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message).trim();
  const remedy = remedies[String(Object(error).code)];
  if (remedy) return `${remedy} ${message}`;
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError' || saysAll(error)) return message;
  return error.stack ?? error.message;
}

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}
