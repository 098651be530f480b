import path from 'node:path';
import { editStock } from '../support/editStock.ts';
import type { Server } from '../support/Server.ts';

const main = '/etc/caddy/Caddyfile';

export const caddy: Server = {
  name: 'Caddy',
  command: '/usr/bin/caddy',
  packages: ['caddy'],
  needs: [main],
  precompressed: '.br',
  configure: ({ folder, site, port, hasRecipe }) => {
    const stock = editStock(main, [
      [/^:80 \{/m, `http://:${port} {\n\tbind 127.0.0.1`],
      ['/usr/share/caddy', site],
      [/^\tfile_server$/m, hasRecipe ? `\timport ${path.resolve('hosting/caddy/site.caddy')}` : '\tfile_server'],
    ]);
    return {
      files: { Caddyfile: `{\n\tadmin off\n\tpersist_config off\n}\n${stock}` },
      args: ['run', '--config', `${folder}/Caddyfile`],
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    };
  },
};
