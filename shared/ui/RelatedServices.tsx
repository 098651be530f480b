import type { ReactNode } from 'react';
import type { LinkCard } from '../content/cards.ts';
import { Section, type sectionTones } from './Section.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';

export type RelatedServicesData = { heading: string; lead: string; services: LinkCard[] };

type RelatedServicesProps = RelatedServicesData & {
  tone: (typeof sectionTones)[number];
  /** More ways on, below the services. */
  children?: ReactNode;
};

/** The section that leads on from a page to the services that a reader may need next. */
export function RelatedServices({ heading, lead, services, tone, children }: RelatedServicesProps) {
  return (
    <Section tone={tone} labelledBy="related-services">
      <SectionHeader id="related-services" heading={heading} lead={lead} />
      <ServiceSheet services={services} />
      {children}
    </Section>
  );
}
