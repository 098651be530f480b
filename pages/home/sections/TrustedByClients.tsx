import { ReviewBadge, type ReviewBadgeProps } from '../../../shared/blocks/ReviewBadge.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import './TrustedByClients.scss';

export type TrustedByClientsProps = { heading: string; badges: ReviewBadgeProps[] };

/** The review sites on which clients rate the company; renders nothing if there are none. */
export function TrustedByClients({ heading, badges }: TrustedByClientsProps) {
  if (badges.length === 0) return null;
  return (
    <Section isQuiet labelledBy="reviews">
      <div className="trusted-by-clients" id="review-sites" data-reveal="">
        <h2 className="trusted-by-clients__heading" id="reviews">
          {heading}
        </h2>
        <ul className="trusted-by-clients__badges">
          {badges.map((badge) => (
            <li className="trusted-by-clients__badge" key={badge.name}>
              <ReviewBadge {...badge} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
