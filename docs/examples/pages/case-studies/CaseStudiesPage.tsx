import { ContactCallout, type ContactCalloutText } from '../../shared/blocks/ContactCallout.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import './CaseStudiesPage.scss';

export type CaseStudiesPageProps = {
  heading: string;
  lead: string;
  paragraphs: string[];
  callout: ContactCalloutText;
};

/** The page at /case-studies/. */
export function CaseStudiesPage({ heading, lead, paragraphs, callout }: CaseStudiesPageProps) {
  return (
    <>
      <Section labelledBy="case-studies-text">
        <SectionHeader id="case-studies-text" heading={heading} lead={lead} />
        <div className="case-studies-page">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <ContactCallout {...callout} />
    </>
  );
}
