import type { PictureData } from '../core/PictureData.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import './ReviewBadge.scss';

/** Decorative: they show no rating. */
const stars = ['first', 'second', 'third', 'fourth', 'fifth'];

type ReviewBadgeProps = {
  name: string;
  logo: PictureData;
  /** CSS pixels. */
  logoWidth: number;
  /** The rating and its date in words, if known. */
  rating?: string;
  url: string;
  linkText: string;
};

/** A review site's logo and stars; the whole badge links to the reviews. As high as its container. */
export function ReviewBadge({ name, logo, logoWidth, rating, url, linkText }: ReviewBadgeProps) {
  return (
    <ExternalLink className="review-badge" href={url}>
      <span className="review-badge__logo" style={{ inlineSize: logoWidth }}>
        <Picture picture={logo} alt={name} sizes="200px" fit="logo" />
      </span>{' '}
      <span className="review-badge__stars" aria-hidden="true">
        {stars.map((star) => (
          <Icon key={star} name="star" />
        ))}
      </span>{' '}
      {rating && <span className="review-badge__text small">{rating}</span>}{' '}
      <span className="review-badge__text small">{linkText}</span>
      <span className="review-badge__arrow">
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}
