import path from 'node:path';
import { type Change, editStock, type Server } from '../support/Server.ts';

const main = '/etc/lighttpd/lighttpd.conf';
const deflate = '/etc/lighttpd/conf-available/20-deflate.conf';

/** Its recipe is one more file of the stock configuration, also where Debian's own compression is enabled. */
export const lighttpd: Server = {
  name: 'lighttpd',
  command: '/usr/sbin/lighttpd',
  packages: ['lighttpd', 'lighttpd-mod-deflate'],
  needs: [main, deflate, '/usr/lib/lighttpd/mod_deflate.so'],
  encoding: 'br',
  configure: ({ folder, site, port, hasRecipe }) => {
    const recipe = `include "${folder}/deflate.conf"\ninclude "${path.resolve('hosting/lighttpd/90-site.conf')}"`;
    const stock = editStock(main, [
      ['"/var/www/html"', `"${site}"`],
      ['"/var/log/lighttpd/error.log"', `"${folder}/error.log"`],
      ['"/run/lighttpd.pid"', `"${folder}/lighttpd.pid"`],
      // Where it keeps what it compresses, which only Debian's own user may write to.
      ['"/var/cache/lighttpd/uploads"', `"${folder}"`],
      [/server\.port\s*= 80/, `server.port = ${port}\nserver.bind = "127.0.0.1"`],
      [/^include_shell "\/usr\/share\/lighttpd\/use-ipv6\.pl.*$/m, ''],
      ...(hasRecipe ? [[/(?<=^include ".*conf-enabled.*)$/m, `\n${recipe}`] as Change] : []),
    ]);
    const compression = editStock(deflate, [['/var/cache/lighttpd/compress/', `${folder}/`]]);
    return {
      files: { 'lighttpd.conf': stock, 'deflate.conf': compression },
      args: ['-D', '-f', `${folder}/lighttpd.conf`],
    };
  },
};
