import { shellWords } from '../content/words/shell.ts';
import { withBase } from '../core/base.ts';
import { fill } from '../core/fill.ts';
import type { SiteData } from './siteData.ts';
import './Logo.scss';

type LogoProps = {
  brand: string;
  logo: SiteData['logo'];
  /** The drawings among which the parent shows one: light for navy backgrounds, dark for white ones. */
  tones: ('light' | 'dark')[];
};

/** Longer names are set smaller, in two lines if need be. */
const longName = 16;

/** The company's own logo, or its mark beside its name; in a link to the home page, in the parent's font size. */
export function Logo({ brand, logo, tones }: LogoProps) {
  const homeLink = fill(shellWords.homeLink, { brand });
  return (
    <span className={`logo${brand.length > longName ? ' logo--long-name' : ''}`}>
      {tones.map((tone) => (
        <img
          key={tone}
          className={`logo__picture logo__picture--${tone}`}
          src={withBase(logo[tone].path)}
          width={logo[tone].width}
          height={logo[tone].height}
          alt={logo.includesName ? homeLink : ''}
          loading={tone === 'light' ? 'lazy' : undefined}
          // The dark one has to be there in the first frame of the scrolled header.
          decoding={tone === 'light' ? undefined : 'sync'}
        />
      ))}
      {!logo.includesName && (
        <>
          <span className="logo__name" aria-hidden="true" translate="no">
            {brand}
          </span>{' '}
          <span className="visually-hidden">{homeLink}</span>
        </>
      )}
    </span>
  );
}
