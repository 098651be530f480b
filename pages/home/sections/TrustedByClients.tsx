import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { HomeProps } from '../page.ts';
import './TrustedByClients.scss';

const stars = ['first', 'second', 'third', 'fourth', 'fifth'];

export function ReviewBadge(props: HomeProps['reviews']['badges'][number]) {
  const { name, logo, logoWidth, rating, url, linkText } = props;
  return (
    <ExternalLink className="trusted-by-clients__badge" href={url}>
      <span className="trusted-by-clients__logo" translate="no" style={{ inlineSize: logoWidth }}>
        <Picture picture={logo} alt={name} sizes={`${logoWidth}px`} fit="logo" />
      </span>{' '}
      <span className="trusted-by-clients__stars" aria-hidden="true">
        {stars.map((star) => (
          <Icon key={star} name="star" />
        ))}
      </span>{' '}
      {rating && <span className="trusted-by-clients__text small">{rating}</span>}{' '}
      <span className="trusted-by-clients__text small">{linkText}</span>
      <span className="trusted-by-clients__arrow">
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}

export function TrustedByClients({ heading, badges }: HomeProps['reviews']) {
  if (badges.length === 0) return null;
  return (
    <Section isQuiet labelledBy="reviews">
      <div className="trusted-by-clients" id="review-sites" data-reveal="">
        <h2 className="h2-side" id="reviews">
          {heading}
        </h2>
        <ul className="trusted-by-clients__badges">
          {badges.map((badge) => (
            <li key={badge.name}>
              <ReviewBadge {...badge} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
