import { readFileSync } from 'node:fs';
import path from 'node:path';
import { edit, editStock, type Server } from '../support/Server.ts';

const main = '/etc/nginx/nginx.conf';
const defaultSite = '/etc/nginx/sites-available/default';

const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Its recipe is included in the stock site's server block. */
export const nginx: Server = {
  name: 'nginx',
  command: '/usr/sbin/nginx',
  packages: ['nginx'],
  needs: [main, defaultSite, '/etc/nginx/mime.types'],
  encoding: 'gzip',
  configure: ({ folder, site, port, hasRecipe }) => ({
    files: {
      'nginx.conf': editStock(main, [
        ['user www-data;', 'daemon off;'],
        ['/run/nginx.pid', `${folder}/nginx.pid`],
        ['/var/log/nginx/error.log', `${folder}/error.log`],
        ['/var/log/nginx/access.log', `${folder}/access.log`],
        [
          'include /etc/nginx/conf.d/*.conf;',
          bodies.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n'),
        ],
        ['/etc/nginx/sites-enabled/*', `${folder}/site`],
      ]),
      site: editStock(defaultSite, [
        ['listen 80 default_server;', `listen 127.0.0.1:${port};`],
        ['listen [::]:80 default_server;', ''],
        [
          'root /var/www/html;',
          `root ${site};\n${hasRecipe ? `include ${path.resolve('hosting/nginx/site.conf')};` : ''}`,
        ],
      ]),
    },
    args: ['-c', `${folder}/nginx.conf`],
  }),
};

/** nginx terminates HTTPS itself, and its other recipe serves port 80. */
export const nginxForHttp: Server = {
  ...nginx,
  name: 'nginx for http alone',
  configure: (place) => {
    const { files, args } = nginx.configure(place);
    const site = edit(readFileSync('hosting/nginx/redirect.conf', 'utf8'), [
      ['listen 80;', `listen 127.0.0.1:${place.port};`],
      ['listen [::]:80;', ''],
    ]);
    return { files: { ...files, site }, args };
  },
};
