import { ServiceSheet } from '../../../shared/blocks/ServiceSheet.tsx';
import type { LinkCard } from '../../../shared/content/cards.ts';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';

export type OurServicesProps = { heading: string; lead: string; cards: LinkCard[] };

/** All services on one sheet. */
export function OurServices({ heading, lead, cards }: OurServicesProps) {
  return (
    <Section tone="surface" labelledBy="services">
      <SectionHeader id="services" heading={heading} lead={lead} />
      <ServiceSheet services={cards} />
    </Section>
  );
}
