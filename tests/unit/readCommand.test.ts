import { describe, expect, test } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { readCommand } from '../../scripts/pipeline/commandLine.ts';

describe('the arguments of build, dev and preview', () => {
  test('are names of pages, a port and whether other devices may reach a server', () => {
    expect(readCommand(['about', 'services/web-development', '--port', '5200', '--host'])).toEqual({
      names: ['about', 'services/web-development'],
      port: 5200,
      host: true,
    });
    expect(readCommand([])).toEqual({ names: [], port: undefined, host: undefined });
  });

  test('are no options that are unknown', () => {
    expect(() => readCommand(['--watch'])).toThrow(
      new CliError("Unknown option '--watch'. Give page names and, for a server, --port <number> or --host"),
    );
  });

  test.each(['eighty', '0', '65536', '80.5', ''])('hold no port "%s"', (port) => {
    expect(() => readCommand(['--port', port])).toThrow(
      new CliError(`--port ${port} is not a port: give a number from 1 to 65535`),
    );
  });
});
