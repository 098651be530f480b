import { createHash } from 'node:crypto';
import type { AllowedOrigins } from './allowedOrigins.ts';

/** The texts of a page's inline scripts and styles, which the policy allows by their hashes. */
export type InlineTexts = { scripts: string[]; styles: string[] };

const hashes = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * The page's policy for its meta tag: no inline script or style but those whose hashes it names, and no origin
 * outside the site but those of the settings. Style attributes are allowed, because Swiper and the marquee set them.
 */
export function contentSecurityPolicy(inline: InlineTexts, origins: AllowedOrigins): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(inline.scripts)],
    'style-src': ["'self'", ...hashes(inline.styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...origins.connect],
    'frame-src': origins.frame,
    'form-action': ["'self'", ...origins.formAction],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
