import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import type { pageFacts } from '#shared/content/pageFacts.ts';
import { breakpointUp } from '#shared/core/tokens.ts';
import { Checklist } from '#shared/ui/Checklist.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { ServiceProps } from '../page.ts';
import './PageFacts.scss';
import './ServiceIntro.scss';

/** What a page says of itself. The build writes its weight in place of the dots, and leaves out what is not true of it. */
function PageFacts({ heading, weight, ifAlone, script }: typeof pageFacts) {
  return (
    <>
      <h3 className="h4">{heading}</h3>
      <ul className="page-facts__list small">
        <li>
          <strong className="h3" data-page-weight="">
            {weight.figure}
          </strong>{' '}
          {weight.text}
        </li>
        {ifAlone.map(({ figure, text }) => (
          <li data-if-alone="" key={figure}>
            <strong className="h3">{figure}</strong> {text}
          </li>
        ))}
        <li>
          <strong className="h3">{script.figure}</strong> {script.text}
        </li>
      </ul>
    </>
  );
}

/** A service's description and checklist next to its picture, and its technologies and this page's own figures below. */
export function ServiceIntro(props: ServiceProps['service']) {
  const { headline, description, points, glance, picture, pictureAlt, builtWith, pageFacts } = props;
  const [lead, ...paragraphs] = description;
  return (
    <Section labelledBy="service">
      <div className="service-intro">
        <div className="service-intro__text">
          <h2 id="service">{headline}</h2>
          <p className="lead">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="service-intro__points">
            <Checklist points={points} />
          </div>
        </div>
        <div>
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
                    <dt className="service-intro__label small">{label}</dt>
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
