import path from 'node:path';
import { editStock, type Server } from '../support/Server.ts';

/** What Firebase Hosting and its emulator answer with. */
export const firebase: Server = {
  name: 'Firebase’s superstatic',
  command: process.execPath,
  packages: [],
  needs: [],
  encoding: 'gzip',
  configure: ({ folder, site, port }) => ({
    files: { 'firebase.json': editStock('hosting/firebase/firebase.json', [['"dist"', '"."']]) },
    args: [
      path.resolve('node_modules/superstatic/lib/bin/server.js'),
      ...[path.relative(folder, site), '--hostname', '127.0.0.1', '--port', `${port}`],
    ],
  }),
};
