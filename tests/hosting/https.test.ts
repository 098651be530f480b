import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { apache } from './servers/apache.ts';
import { caddy } from './servers/caddy.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx } from './servers/nginx.ts';
import { ask, askPlainly, headerOf } from './support/ask.ts';
import { contentOf } from './support/builtFiles.ts';
import { findServers } from './support/findServers.ts';
import type { Server } from './support/Server.ts';
import { serve } from './support/serve.ts';

const host = 'www.example.com';

/** nginx terminates HTTPS itself, and its other recipe serves port 80. */
const nginxForHttp: Server = {
  ...nginx,
  name: 'nginx for http alone',
  configure: (place) => {
    const { files, args } = nginx.configure(place);
    const recipe = readFileSync('hosting/nginx/redirect.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${place.port};`)
      .replace('listen [::]:80;', '');
    return { files: { ...files, site: recipe }, args };
  },
};

/** Caddy sets up HTTPS automatically once its block has the site's name. */
const caddyWithName: Server = {
  ...caddy,
  name: 'Caddy with the site’s name',
  configure: ({ folder, site, port }) => ({
    files: {
      Caddyfile: `{
        admin off
        local_certs
        skip_install_trust
        http_port ${port}
        https_port ${port + 1}
      }
      ${host} {
        bind 127.0.0.1
        root * ${site}
        import ${path.resolve('hosting/caddy/site.caddy')}
      }`,
    },
    args: ['run', '--config', `${folder}/Caddyfile`],
    env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  }),
};

/** A host that restricts what a site's .htaccess may set. */
const restrictedApache: Server = {
  ...apache,
  name: 'Apache with restricted AllowOverride',
  configure: (place) => {
    const launch = apache.configure(place);
    const main = launch.files['apache2.conf']!;
    const restricted = main.replace('AllowOverride All', 'AllowOverride FileInfo Indexes AuthConfig Limit');
    expect(restricted).not.toBe(main);
    return { ...launch, files: { ...launch.files, 'apache2.conf': restricted } };
  },
};

for (const server of findServers([nginxForHttp, apache, caddyWithName, lighttpd]).present) {
  describe(server.name, () => {
    const origin = serve(server, 'withRecipe');

    test.each(['/', '/about/', '/about/?from=a%20b&c=d', '/about', '/nothing', '/robots.txt'])(
      'redirects http:// to https:// for %s',
      async (address) => {
        const answer = await askPlainly(origin(), address, { host });
        expect([301, 308]).toContain(answer.status);
        // Caddy names its port where it is not the usual one.
        expect(headerOf(answer, 'location').replace(/:\d+\//, '/')).toBe(`https://${host}${address}`);
      },
    );
  });
}

for (const server of findServers([nginx, apache, caddy, lighttpd, restrictedApache]).present) {
  describe(`${server.name} behind a proxy that terminates HTTPS on another port`, () => {
    const origin = serve(server, 'withRecipe');

    test('redirects to a page with scheme, host and no port', async () => {
      const answer = await ask(origin(), '/about?a=b', { host });
      expect([301, 302, 307, 308]).toContain(answer.status);
      const target = new URL(headerOf(answer, 'location'), `https://${host}/about`);
      expect(target.href.replace(/\?a=b$/, '')).toBe(`https://${host}/about/`);
    });

    test('never redirects to another site', async () => {
      for (const address of [
        '//evil.example/..',
        '//evil.example',
        '/\\evil.example',
        '/%2Fevil.example',
        '//about',
      ]) {
        const location = headerOf(await ask(origin(), address, { host }), 'location');
        expect(new URL(location, `https://${host}/`).host, `${address} → ${location}`).toBe(host);
      }
    });

    test('serves a page with its headers', async () => {
      const answer = await ask(origin(), '/about/', { host });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(contentOf('/about/index.html'))).toBe(true);
      for (const [name, value] of Object.entries(securityHeaders))
        expect(answer.headers.get(name.toLowerCase()), name).toEqual([value]);
    });

    test('shows the 404 page for unknown addresses and for folders', async () => {
      for (const address of ['/nothing', '/images/', '/images']) {
        const answer = await ask(origin(), address, { host });
        const { status, body } = [301, 302, 307, 308].includes(answer.status)
          ? await ask(origin(), `${address}/`, { host })
          : answer;
        expect([403, 404], address).toContain(status);
        expect(body.equals(contentOf('404.html')), address).toBe(true);
      }
    });
  });
}
