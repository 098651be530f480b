import { breakpointUp } from '#shared/core/tokens.ts';
import { IconSquare } from '#shared/ui/IconSquare.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { IndustryProps } from '../page.ts';
import './IndustryIntro.scss';

/** An industry's heading and a drawing of what the software does, which stay in view next to its four cards. */
export function IndustryIntro({ heading, lead, cards, software }: IndustryProps['industry']) {
  return (
    <Section labelledBy="industry">
      <div className="industry-intro">
        <div className="industry-intro__side">
          <div>
            <h2 id="industry">{heading}</h2>
            <p className="lead">{lead}</p>
          </div>
          {software && (
            <div className="industry-intro__panel">
              <Picture
                picture={software.picture}
                alt={software.pictureAlt}
                sizes={`${breakpointUp('small')} 504px, 88vw`}
              />
            </div>
          )}
        </div>
        <ul className="industry-intro__cards" data-reveal="items">
          {cards.map(({ icon, title, description }) => (
            <li className="industry-intro__card" key={title}>
              <IconSquare icon={icon} />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
