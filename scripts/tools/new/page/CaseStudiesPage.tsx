import { Section } from '#shared/ui/Section.tsx';
import type { CaseStudiesProps } from './page.ts';
import './CaseStudiesPage.scss';

/** The page at /case-studies/. */
export function CaseStudiesPage({ heading, lead, paragraphs }: CaseStudiesProps) {
  return (
    <Section head={{ id: 'case-studies-text', heading, lead }}>
      <div className="case-studies-page">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
