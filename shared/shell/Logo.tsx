import { withBase } from '../core/addresses.ts';
import { fill } from '../core/fill.ts';
import { shellWords } from '../words/shell.ts';
import type { SiteData } from './siteData.ts';
import './Logo.scss';

type LogoProps = {
  className: string;
  brand: string;
  logo: SiteData['logo'];
  /** Its versions, between which the parent switches: light on navy, dark on white. */
  tones: ('light' | 'dark')[];
};

export function Logo({ className, brand, logo, tones }: LogoProps) {
  return (
    // Named by a label: a hidden part of its text would be read with a space before its comma.
    <a className={className} href={withBase('/')} aria-label={fill(shellWords.homeLink, { brand })}>
      <span className={`logo${brand.length > 16 ? ' logo--long-name' : ''}`}>
        {tones.map((tone) => (
          <img
            key={tone}
            className={tone === 'light' ? 'logo__picture logo__picture--light' : 'logo__picture'}
            src={withBase(logo[tone].path)}
            width={logo[tone].width}
            height={logo[tone].height}
            alt=""
            loading={tone === 'light' ? 'lazy' : undefined}
            // The dark version must be ready in the first frame of the scrolled header.
            decoding={tone === 'light' ? undefined : 'sync'}
          />
        ))}
        <span className={logo.includesName ? 'visually-hidden' : 'logo__name'} translate="no">
          {brand}
        </span>
      </span>
    </a>
  );
}
