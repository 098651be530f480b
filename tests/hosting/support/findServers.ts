import { existsSync } from 'node:fs';
import type { Server } from './Server.ts';

const isPresent = ({ command, needs }: Server) => [command, ...needs].every((file) => existsSync(file));

/**
 * The servers that are installed here as Debian's packages install them; `missing` names the others, and how to install
 * them.
 */
export function findServers(servers: Server[]): { present: Server[]; missing?: string } {
  const present = servers.filter(isPresent);
  const absent = servers.filter((server) => !present.includes(server));
  if (absent.length === 0) return { present };
  const names = absent.map(({ name }) => name).join(', ');
  const packages = absent.flatMap((server) => server.packages).join(' ');
  return { present, missing: `not installed: ${names} (on Debian, as root: apt-get install ${packages})` };
}
