import { href } from '#shared/core/addresses.ts';
import { siteLang } from '#shared/core/text.ts';
import type { Company } from '#shared/model/schema/files.ts';
import { paletteOf } from '../palette/palette.ts';

/** Not under /icons/, which Apache's default configuration reserves. */
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

export function iconLinks(base: string): string {
  return [
    `<link rel="icon" href="${href(iconFiles.ico, base)}" sizes="48x48">`,
    `<link rel="icon" href="${href(iconFiles.svg, base)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${href(iconFiles.touch, base)}" sizes="180x180">`,
    `<link rel="manifest" href="${href(iconFiles.manifest, base)}">`,
  ].join('');
}

const icon = (address: string, sizes: string, purpose: string) => ({
  // Relative to the manifest at the site's root, so that it works under any base path.
  src: address.slice(1),
  sizes,
  type: 'image/png',
  purpose,
});

export function webManifest({ name, description, brand }: Company): string {
  const { palette } = paletteOf(brand);
  const manifest = {
    name,
    short_name: name,
    description,
    lang: siteLang,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'browser',
    theme_color: palette['navy-950'],
    // The background of the loader, which a visitor sees first.
    background_color: palette['navy-900'],
    icons: [
      icon(iconFiles.medium, '192x192', 'any'),
      icon(iconFiles.large, '512x512', 'any'),
      icon(iconFiles.maskable, '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
