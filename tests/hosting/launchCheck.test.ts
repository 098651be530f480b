import { describe, expect, test } from 'vitest';
import { checkLive } from '../../scripts/tools/launch-check/live/checkLive.ts';
import { apache } from './servers/apache.ts';
import { lighttpd } from './servers/lighttpd.ts';
import { nginx } from './servers/nginx.ts';
import { askInPlace, publicAddress } from './support/askBuiltSite.ts';
import { findServers } from './support/findServers.ts';
import { serve } from './support/serve.ts';

test.each(['www.example.com', 'ftp://example.com', 'https://www.example.com/?a', ''])(
  '"%s" is refused in one line',
  async (url) => {
    await expect(checkLive(url, () => Promise.reject(new Error('asked')))).rejects.toThrow(
      /^--url is ".*": it must be /,
    );
  },
);

test('a site that does not answer is reported in one line', async () => {
  const failing = () => Promise.reject(new Error('getaddrinfo ENOTFOUND www.example.com'));
  await expect(checkLive(publicAddress, failing)).rejects.toThrow(
    'https://www.example.com/ does not answer: getaddrinfo ENOTFOUND www.example.com',
  );
});

for (const server of findServers([nginx, apache, lighttpd]).present) {
  describe(server.name, () => {
    const right = serve(server, 'withRecipe');
    const plain = serve(server, 'plain');

    test('reports nothing with the recipe', async () => {
      const { findings } = await checkLive(publicAddress, askInPlace(right));
      expect(findings).toEqual([]);
    });

    test('reports problems with the default configuration', async () => {
      const { findings } = await checkLive(publicAddress, askInPlace(plain));
      const told = findings.map(({ what }) => what).join('\n');
      for (const words of [
        'sends no security header: is the recipe of the host in place?',
        'instead of redirecting to https',
        'may not be cached for a year',
      ])
        expect(told).toContain(words);
    });
  });
}
