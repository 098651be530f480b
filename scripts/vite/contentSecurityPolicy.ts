import { createHash } from 'node:crypto';

type Inline = { scripts: string[]; styles: string[] };

const hashes = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

/**
 * The page's policy for its meta tag: no inline script or style but those whose hashes it names.
 * Style attributes are allowed, because Swiper and the marquee set them.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}
