import { dayInWords } from '../../shared/ui/dayInWords.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import type { LegalSection } from './LegalSection.ts';
import './LegalPage.scss';
import { InShort, type InShortProps } from './sections/InShort.tsx';
import { LegalText } from './sections/LegalText.tsx';

export type LegalPageProps = {
  /** Heading of the list of sections. */
  contents: string;
  /** Words before the day on which the text last changed. */
  changed: string;
  /** That day, as "2026-03-02". */
  changedOn: string;
  /** Words of the link to the contact page. */
  contact: string;
  /** A summary of the most important points. */
  short?: InShortProps;
  sections: LegalSection[];
};

/** A page of sections with a table of contents. */
export function LegalPage(props: LegalPageProps) {
  const { contents, changed, changedOn, contact, short, sections } = props;
  return (
    <Section>
      <div className="legal-page">
        <div className="legal-page__side">
          <nav aria-labelledby="contents">
            <h2 className="legal-page__contents" id="contents">
              {contents}
            </h2>
            <ul className="legal-page__list">
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a className="legal-page__link" href={`#${id}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="legal-page__day">
            {changed} <time dateTime={changedOn}>{dayInWords(changedOn)}</time>
          </p>
          <p className="legal-page__contact">
            <TextLink to="/contact/">{contact}</TextLink>
          </p>
        </div>
        <div className="legal-page__text">
          {short && <InShort {...short} />}
          {sections.map((section) => (
            <LegalText key={section.id} {...section} />
          ))}
        </div>
      </div>
    </Section>
  );
}
