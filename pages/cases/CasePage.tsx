import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Rows } from '#shared/ui/Rows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import '#shared/ui/TextLink.scss';
import type { CaseProps } from './page.ts';
import './CasePage.scss';

export function CasePage(props: CaseProps) {
  const { labels, sector, problem, built, result, duration, stack, url, related } = props;
  const { picture, pictureAlt = '' } = props;
  return (
    <>
      <Section>
        <div className="case-page">
          <div className="case-page__text">
            {picture && (
              <div>
                <Picture picture={picture} alt={pictureAlt} sizes="(min-width: 64em) 800px, 100vw" />
              </div>
            )}
            <div className="case-page__part">
              <h2>{labels.problem}</h2>
              <p>{problem}</p>
            </div>
            <div className="case-page__part">
              <h2>{labels.built}</h2>
              <p>{built}</p>
            </div>
            <div className="case-page__part">
              <h2>{labels.result}</h2>
              <p>
                <strong className="case-page__figure">{result.figure}</strong> {result.text}
              </p>
            </div>
          </div>
          <div className="case-page__facts">
            <Rows
              rows={[
                { label: labels.sector, text: sector },
                { label: labels.duration, text: duration },
              ]}
            />
            <NamedLinks heading={labels.stack} links={stack} />
            {url && (
              <p>
                <ExternalLink className="text-link" href={url}>
                  {labels.link}
                  <Icon name="arrow-up-right" />
                </ExternalLink>
              </p>
            )}
          </div>
        </div>
      </Section>
      <MoreServices {...related} />
    </>
  );
}
