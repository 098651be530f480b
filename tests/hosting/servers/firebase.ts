import path from 'node:path';
import { fileOnDemand } from '../support/onDemand.ts';
import { editStock, type Server } from '../support/Server.ts';

const server = fileOnDemand('superstatic/lib/bin/server.js') ?? 'superstatic';

/** What Firebase Hosting and its emulator answer with. */
export const firebase: Server = {
  name: 'Firebase’s superstatic',
  command: process.execPath,
  packages: [],
  needs: [server],
  encoding: 'gzip',
  configure: ({ folder, site, port }) => ({
    files: { 'firebase.json': editStock('hosting/firebase/firebase.json', [['"dist"', '"."']]) },
    args: [server, path.relative(folder, site), '--hostname', '127.0.0.1', '--port', `${port}`],
  }),
};
