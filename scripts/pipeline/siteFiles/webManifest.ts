import type { Company } from '#shared/content/schema.ts';
import { siteLang } from '#shared/core/siteLang.ts';
import { colours } from '../palette/colours.ts';
import { iconFiles } from './iconFiles.ts';

const icon = (address: string, sizes: string, purpose: string) => ({
  // Relative to the manifest at the site's root, so that it works under any base path.
  src: address.slice(1),
  sizes,
  type: 'image/png',
  purpose,
});

/** The web manifest: name, colours and icons for a site on a home screen. */
export function webManifest({ name, description }: Pick<Company, 'name' | 'description'>): string {
  const manifest = {
    name,
    short_name: name,
    description,
    lang: siteLang,
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'browser',
    theme_color: colours['navy-950'],
    // The background of the loader, which a visitor sees first.
    background_color: colours['navy-900'],
    icons: [
      icon(iconFiles.medium, '192x192', 'any'),
      icon(iconFiles.large, '512x512', 'any'),
      icon(iconFiles.maskable, '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
