import path from 'node:path';
import { edit, editStock, type Server } from '../support/Server.ts';

const main = '/etc/apache2/apache2.conf';
const defaultSite = '/etc/apache2/sites-available/000-default.conf';

/** What `a2enmod headers brotli rewrite` does. */
const modules = ['headers', 'brotli', 'rewrite']
  .map((name) => `Include mods-available/${name}.load`)
  .join('\n');

/** Its recipe is the .htaccess file in the site's folder. */
export const apache: Server = {
  name: 'Apache',
  command: '/usr/sbin/apache2',
  packages: ['apache2'],
  needs: [main, defaultSite],
  encoding: 'br',
  configure: ({ folder, site, port, hasRecipe }) => ({
    files: {
      'apache2.conf': editStock(main, [
        ['Include ports.conf', `Listen 127.0.0.1:${port}\n${hasRecipe ? modules : ''}`],
        ['IncludeOptional sites-enabled/*.conf', `Include ${folder}/site.conf`],
        [
          /<Directory \/var\/www\/>\s+Options Indexes FollowSymLinks\s+AllowOverride None/,
          `<Directory ${site}>\nOptions Indexes FollowSymLinks\nAllowOverride ${hasRecipe ? 'All' : 'None'}`,
        ],
      ]),
      'site.conf': editStock(defaultSite, [
        ['<VirtualHost *:80>', `<VirtualHost *:${port}>`],
        ['DocumentRoot /var/www/html', `DocumentRoot ${site}`],
      ]),
    },
    args: ['-f', `${folder}/apache2.conf`, '-D', 'FOREGROUND'],
    env: {
      APACHE_RUN_USER: 'nobody',
      APACHE_RUN_GROUP: 'nogroup',
      APACHE_PID_FILE: `${folder}/apache2.pid`,
      APACHE_RUN_DIR: folder,
      APACHE_LOCK_DIR: folder,
      APACHE_LOG_DIR: folder,
    },
  }),
};

export const apacheWithFolder: Server = {
  ...apache,
  name: 'Apache with the site in a folder',
  configure: (place) => apache.configure({ ...place, site: path.dirname(place.site) }),
};

export const restrictedApache: Server = {
  ...apache,
  name: 'Apache with restricted AllowOverride',
  configure: (place) => {
    const { files, ...launch } = apache.configure(place);
    const restricted = edit(files['apache2.conf']!, [
      ['AllowOverride All', 'AllowOverride FileInfo Indexes AuthConfig Limit'],
    ]);
    return { ...launch, files: { ...files, 'apache2.conf': restricted } };
  },
};
