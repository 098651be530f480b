import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '#shared/core/UserError.ts';

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
