import type { PictureData } from '../content/pictures.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import './ReviewBadge.scss';
import { Stars } from './Stars.tsx';

export type ReviewBadgeProps = {
  name: string;
  logo: PictureData;
  /** CSS pixels. */
  logoWidth: number;
  /** Stars given, out of five. */
  stars: number;
  url: string;
  linkText: string;
};

/** A review site's mark and stars; all of it is the link to its page. As high as its container. */
export function ReviewBadge({ name, logo, logoWidth, stars, url, linkText }: ReviewBadgeProps) {
  return (
    <ExternalLink className="review-badge" href={url}>
      <span className="review-badge__logo" style={{ inlineSize: logoWidth }}>
        <Picture picture={logo} alt={name} />
      </span>{' '}
      <Stars count={stars} /> <span className="review-badge__text">{linkText}</span>
      <span className="review-badge__arrow">
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}
