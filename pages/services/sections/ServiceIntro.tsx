import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import { PicturePanel } from '#shared/blocks/PicturePanel.tsx';
import type { pageFacts } from '#shared/model/content.ts';
import { Checklist } from '#shared/ui/Checklist.tsx';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Rows } from '#shared/ui/Rows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { ServiceProps } from '../page.ts';
import './PageFacts.scss';
import './ServiceIntro.scss';

function PageFacts({ heading, facts }: typeof pageFacts) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <ul className="page-facts__list small">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <strong className="h3">{figure}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ServiceIntro(props: ServiceProps['service']) {
  const { headline, description, points, glance, picture, pictureAlt, builtWith, pageFacts } = props;
  return (
    <Section labelledBy="service">
      <div className="service-intro">
        <div className="service-intro__text">
          <h2 id="service">{headline}</h2>
          <Paragraphs texts={description} hasLead />
          <div className="service-intro__points">
            <Checklist points={points} />
          </div>
        </div>
        <div>
          <PicturePanel picture={picture} alt={pictureAlt} />
          {glance && (
            <div className="service-intro__glance">
              <h3>{glance.heading}</h3>
              <Rows rows={glance.rows} />
            </div>
          )}
        </div>
        <div className="service-intro__more">
          <NamedLinks {...builtWith} />
        </div>
        {pageFacts && (
          <div className="service-intro__more">
            <PageFacts {...pageFacts} />
          </div>
        )}
      </div>
    </Section>
  );
}
