import path from 'node:path';
import { type Change, editStock } from '../support/editStock.ts';
import type { Server } from '../support/Server.ts';

const main = '/etc/caddy/Caddyfile';

/** Its recipe takes the place of the stock site's file_server. */
export const caddy: Server = {
  name: 'Caddy',
  command: '/usr/bin/caddy',
  packages: ['caddy'],
  needs: [main],
  precompressed: '.br',
  configure: ({ folder, site, port, hasRecipe }) => {
    const recipe = `import ${path.resolve('hosting/caddy/site.caddy')}`;
    const stock = editStock(main, [
      [/^:80 \{/m, `http://:${port} {\n\tbind 127.0.0.1`],
      ['/usr/share/caddy', site],
      ...(hasRecipe ? [[/^\tfile_server$/m, recipe] as Change] : []),
    ]);
    return {
      files: { Caddyfile: `{\n\tadmin off\n}\n${stock}` },
      args: ['run', '--config', `${folder}/Caddyfile`],
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    };
  },
};
