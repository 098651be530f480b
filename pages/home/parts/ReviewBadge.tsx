import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './ReviewBadge.scss';

/** Decorative: they show no rating. */
const stars = ['first', 'second', 'third', 'fourth', 'fifth'];

type ReviewBadgeProps = HomeProps['reviews']['badges'][number];

/** A review site's logo and stars; the whole badge links to the reviews. As high as its container. */
export function ReviewBadge({ name, logo, logoWidth, rating, url, linkText }: ReviewBadgeProps) {
  return (
    <ExternalLink className="review-badge" href={url}>
      <span className="review-badge__logo" translate="no" style={{ inlineSize: logoWidth }}>
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
