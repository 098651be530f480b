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

export function CasePage({ sections, result, facts, stack, link, picture, pictureAlt, related }: CaseProps) {
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
            {sections.map(({ heading, text }) => (
              <div className="case-page__part" key={heading}>
                <h2>{heading}</h2>
                <p>{text}</p>
              </div>
            ))}
            <div className="case-page__part">
              <h2>{result.heading}</h2>
              <p>
                <strong className="case-page__figure">{result.figure}</strong> {result.text}
              </p>
            </div>
          </div>
          <div className="case-page__facts">
            <Rows rows={facts} />
            <NamedLinks {...stack} />
            {link && (
              <p>
                <ExternalLink className="text-link" href={link.url}>
                  {link.label}
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
