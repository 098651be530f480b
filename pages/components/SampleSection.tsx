import type { ReactNode } from 'react';
import { Section, type sectionTones } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';

type SampleSectionProps = {
  /** Id of the heading; visual tests name their pictures by it. */
  id: string;
  heading: string;
  tone: (typeof sectionTones)[number];
  children: ReactNode;
};

/** A section of the components page: components that belong together. */
export function SampleSection({ id, heading, tone, children }: SampleSectionProps) {
  return (
    <Section tone={tone} labelledBy={id} isQuiet>
      <SectionHeader id={id} heading={heading} />
      {children}
    </Section>
  );
}
