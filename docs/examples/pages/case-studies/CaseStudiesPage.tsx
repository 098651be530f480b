import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHead } from '../../shared/ui/SectionHead.tsx';
import './CaseStudiesPage.scss';

export type CaseStudiesPageProps = {
  heading: string;
  lead: string;
  paragraphs: string[];
  callout: CalloutText;
};

/** The page at /case-studies/. */
export function CaseStudiesPage({ heading, lead, paragraphs, callout }: CaseStudiesPageProps) {
  return (
    <>
      <Section labelledBy="case-studies-text">
        <SectionHead id="case-studies-text" heading={heading} lead={lead} />
        <div className="case-studies-page">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Callout {...callout} />
    </>
  );
}
