import type { Industry } from '../../../shared/content/schema.ts';
import type { IconData } from '../../../shared/core/IconData.ts';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { breakpointUp } from '../../../shared/core/tokens.ts';
import { IconSquare } from '../../../shared/ui/IconSquare.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import './IndustryIntro.scss';

export type IndustryIntroProps = Pick<Industry, 'heading' | 'lead'> & {
  cards: { icon: IconData; title: string; description: string }[];
  /** A drawing of what the software does. */
  software?: { picture: PictureData; pictureAlt: string } | undefined;
};

/** An industry's heading and drawing, which stay in view next to its four cards. */
export function IndustryIntro({ heading, lead, cards, software }: IndustryIntroProps) {
  return (
    <Section labelledBy="industry">
      <div className="industry-intro">
        <div className="industry-intro__side">
          <div>
            <h2 id="industry">{heading}</h2>
            <p className="industry-intro__lead">{lead}</p>
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
