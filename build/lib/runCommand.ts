import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util';
import { UserError } from '#shared/core/UserError.ts';
import { explainError } from './explainError.ts';

/** Runs a command; for mistakes that the user can fix it prints the message and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = explainError(error);
    process.stderr.write(`${process.stderr.isTTY ? message : stripVTControlCharacters(message)}\n`);
    process.exit(1);
  }
}

/**
 * Reads a command's arguments.
 * @param hint what the command accepts, for the message
 * @throws UserError for an option that the command does not know
 */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, hint: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new UserError(`${reason}. ${hint}`);
  }
}
