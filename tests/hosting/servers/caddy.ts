import path from 'node:path';
import { host } from '../support/ask.ts';
import { type Change, editStock, type Server } from '../support/Server.ts';

const main = '/etc/caddy/Caddyfile';

const recipe = `import ${path.resolve('hosting/caddy/site.caddy')}`;

const run = (folder: string, Caddyfile: string) => ({
  files: { Caddyfile },
  args: ['run', '--config', `${folder}/Caddyfile`],
  env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
});

/** Its recipe takes the place of the stock site's file_server. */
export const caddy: Server = {
  name: 'Caddy',
  command: '/usr/bin/caddy',
  packages: ['caddy'],
  needs: [main],
  encoding: 'gzip',
  configure: ({ folder, site, port, hasRecipe }) => {
    const stock = editStock(main, [
      [/^:80 \{/m, `http://:${port} {\n\tbind 127.0.0.1`],
      ['/usr/share/caddy', site],
      ...(hasRecipe ? [[/^\tfile_server$/m, recipe] as Change] : []),
    ]);
    return run(folder, `{\n\tadmin off\n}\n${stock}`);
  },
};

/** Caddy sets up HTTPS automatically once its block has the site's name. */
export const caddyWithName: Server = {
  ...caddy,
  name: 'Caddy with the site’s name',
  configure: ({ folder, site, port, httpsPort }) =>
    run(
      folder,
      `{
        admin off
        local_certs
        skip_install_trust
        http_port ${port}
        https_port ${httpsPort}
      }
      ${host} {
        bind 127.0.0.1
        root * ${site}
        ${recipe}
      }`,
    ),
};
