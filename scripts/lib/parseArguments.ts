import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CliError } from './CliError.ts';

/**
 * Reads a command's arguments.
 * @param hint what the command accepts, for the message
 * @throws CliError for an option that the command does not know
 */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, hint: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new CliError(`${reason}. ${hint}`);
  }
}
