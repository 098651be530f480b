import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { memoize } from '../lib/memoize.ts';
import type { PageSources } from './thirdParties.ts';

type InlineTexts = { scripts: string[]; styles: string[] };

const hash = memoize((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);

/** Style attributes are allowed, because Swiper, the marquee and ratings set them. */
export function contentSecurityPolicy(inline: InlineTexts, sources: PageSources, isHttps: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hash)],
    'style-src': ["'self'", ...inline.styles.map(hash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sources['connect-src']],
    'frame-src': orNone(sources['frame-src']),
    'form-action': orNone(sources['form-action']),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

export async function readMarqueeStyle(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('react-fast-marquee');
  const text = /insertStyle\(("(?:[^"\\]|\\.)*")\);/.exec(await readFile(file, 'utf8'))?.[1];
  if (!text) throw new Error(`${file} no longer inserts its style as readMarqueeStyle expects`);
  return JSON.parse(text);
}
