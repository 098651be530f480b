import { NamedLinks, type NamedLinksData } from '../../../shared/blocks/NamedLinks.tsx';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { breakpointUp } from '../../../shared/core/tokens.ts';
import { Checklist } from '../../../shared/ui/Checklist.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { PageFacts, type PageFactsProps } from './PageFacts.tsx';
import './ServiceIntro.scss';

export type ServiceIntroProps = {
  headline: string;
  /** The lead, then what is done, how, and the result. */
  description: string[];
  points: string[];
  /** What a client asks first. */
  glance?: { heading: string; facts: { label: string; value: string }[] } | undefined;
  picture: PictureData;
  pictureAlt?: string | undefined;
  builtWith: NamedLinksData;
  pageFacts?: PageFactsProps | false | undefined;
};

/** A service's description and checklist next to its picture, and its technologies and this page's own figures below. */
export function ServiceIntro({
  headline,
  description,
  points,
  glance,
  picture,
  pictureAlt,
  builtWith,
  pageFacts,
}: ServiceIntroProps) {
  const [lead, ...paragraphs] = description;
  return (
    <Section labelledBy="service">
      <div className="service-intro">
        <div className="service-intro__text">
          <h2 id="service">{headline}</h2>
          <p className="service-intro__lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p className="service-intro__paragraph" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <div className="service-intro__points">
            <Checklist points={points} />
          </div>
        </div>
        <div className="service-intro__side">
          <div className="service-intro__panel">
            <Picture
              picture={picture}
              alt={pictureAlt ?? ''}
              sizes={`${breakpointUp('small')} 504px, 88vw`}
            />
          </div>
          {glance && (
            <div className="service-intro__glance">
              <h3>{glance.heading}</h3>
              <dl className="service-intro__facts">
                {glance.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="service-intro__label">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
        <div className="service-intro__built-with">
          <NamedLinks {...builtWith} size="large" />
        </div>
        {pageFacts && (
          <div className="service-intro__page-facts">
            <PageFacts {...pageFacts} />
          </div>
        )}
      </div>
    </Section>
  );
}
