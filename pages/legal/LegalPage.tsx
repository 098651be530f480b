import { dayInWords } from '#shared/core/days.ts';
import { BottomBar } from '#shared/ui/BottomBar.tsx';
import { LinkButton } from '#shared/ui/Button.tsx';
import { Checklist } from '#shared/ui/Checklist.tsx';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Rows } from '#shared/ui/Rows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { SideLinks } from '#shared/ui/SideLinks.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { LegalProps } from './page.ts';
import type { LegalSection } from './privacySections.ts';
import './LegalPage.scss';

function LegalText({ id, heading, paragraphs, rows = [], after = [] }: LegalSection) {
  return (
    <section className="legal-page__part" id={id} aria-labelledby={`${id}-heading`}>
      <h2 className="h2-dialog" id={`${id}-heading`}>
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      {rows.length > 0 && (
        <Rows
          rows={rows.map(({ label, description, href }) => ({
            label,
            text: href ? (
              <a href={href} translate="no">
                {description}
              </a>
            ) : (
              description
            ),
          }))}
        />
      )}
      <Paragraphs texts={after} />
    </section>
  );
}

export function LegalPage(props: LegalProps) {
  const { contents, changed, changedOn, lang, translation, contact, short, sections } = props;
  return (
    <>
      <Section>
        <div className="legal-page">
          <div className="legal-page__side">
            {translation && (
              <p>
                <TextLink href={translation.path} lang={translation.lang}>
                  {translation.label}
                </TextLink>
              </p>
            )}
            <SideLinks
              heading={contents}
              links={sections.map(({ id, heading }) => ({ label: heading, path: `#${id}` }))}
            />
            <p>
              <TextLink href="/contact/">{contact}</TextLink>
            </p>
          </div>
          <div className="legal-page__text">
            <p className="legal-page__day small">
              {changed} <time dateTime={changedOn}>{dayInWords(changedOn, lang)}</time>
            </p>
            {short && (
              <section className="legal-page__short" aria-labelledby="in-short">
                <h2 className="legal-page__short-heading h3" id="in-short">
                  {short.heading}
                </h2>
                <Checklist points={short.points} />
              </section>
            )}
            {sections.map((section) => (
              <LegalText key={section.id} {...section} />
            ))}
          </div>
        </div>
      </Section>
      <BottomBar>
        <LinkButton href="/contact/">{contact}</LinkButton>
      </BottomBar>
    </>
  );
}
