import path from 'node:path';
import { editStock, type Server } from '../support/Server.ts';

const main = '/etc/lighttpd/lighttpd.conf';

/** Its recipe is one more file of the stock configuration. */
export const lighttpd: Server = {
  name: 'lighttpd',
  command: '/usr/sbin/lighttpd',
  packages: ['lighttpd', 'lighttpd-mod-deflate'],
  needs: [main, '/usr/lib/lighttpd/mod_deflate.so'],
  configure: ({ folder, site, port, hasRecipe }) => {
    const stock = editStock(main, [
      ['"/var/www/html"', `"${site}"`],
      ['"/var/log/lighttpd/error.log"', `"${folder}/error.log"`],
      ['"/run/lighttpd.pid"', `"${folder}/lighttpd.pid"`],
      // Where it keeps what it compresses, which only Debian's own user may write to.
      ['"/var/cache/lighttpd/uploads"', `"${folder}"`],
      [/server\.port\s*= 80/, `server.port = ${port}\nserver.bind = "127.0.0.1"`],
      [/^include_shell "\/usr\/share\/lighttpd\/use-ipv6\.pl.*$/m, ''],
    ]);
    const recipe = hasRecipe ? `include "${path.resolve('hosting/lighttpd/90-site.conf')}"\n` : '';
    return { files: { 'lighttpd.conf': stock + recipe }, args: ['-D', '-f', `${folder}/lighttpd.conf`] };
  },
};
