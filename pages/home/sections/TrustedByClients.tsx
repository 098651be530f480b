import { Section } from '#shared/ui/Section.tsx';
import type { HomeProps } from '../page.ts';
import { ReviewBadge } from '../parts/ReviewBadge.tsx';
import './TrustedByClients.scss';

/** The review sites on which clients rate the company; renders nothing if there are none. */
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
