import { href } from '#shared/core/addresses.ts';

/**
 * Addresses of the site's icons and web manifest, made from the company's mark. Not under
 * /icons/, which Apache's default configuration reserves.
 */
export const iconFiles = {
  /** For old browsers, and for programs that request it without reading a page. */
  ico: '/favicon.ico',
  svg: '/app-icons/icon.svg',
  touch: '/apple-touch-icon.png',
  medium: '/app-icons/icon-192.png',
  large: '/app-icons/icon-512.png',
  maskable: '/app-icons/icon-maskable-512.png',
  manifest: '/site.webmanifest',
} as const;

/** The links of a page's head to its icons and the web manifest, as HTML. */
export function iconLinks(base: string): string {
  return [
    `<link rel="icon" href="${href(iconFiles.ico, base)}" sizes="48x48">`,
    `<link rel="icon" href="${href(iconFiles.svg, base)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${href(iconFiles.touch, base)}" sizes="180x180">`,
    `<link rel="manifest" href="${href(iconFiles.manifest, base)}">`,
  ].join('');
}
