import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import './WhatWeBuilt.scss';

export type WhatWeBuiltProps = { heading: string; lead: string; paragraphs: string[] };

/** The projects in a few paragraphs. */
export function WhatWeBuilt({ heading, lead, paragraphs }: WhatWeBuiltProps) {
  return (
    <Section labelledBy="what-we-built">
      <SectionHeader id="what-we-built" heading={heading} lead={lead} />
      {paragraphs.map((paragraph) => (
        <p className="what-we-built__paragraph" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </Section>
  );
}
