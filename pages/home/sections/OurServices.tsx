import { ServiceSheet } from '../../../shared/blocks/ServiceSheet.tsx';
import type { LinkCard } from '../../../shared/content/cards.ts';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHeader } from '../../../shared/ui/SectionHeader.tsx';
import { TextLink } from '../../../shared/ui/TextLink.tsx';

export type OurServicesProps = {
  heading: string;
  lead: string;
  /** Text of the link to the overview page. */
  overview: string;
  cards: LinkCard[];
};

/** All services on one sheet. */
export function OurServices({ heading, lead, overview, cards }: OurServicesProps) {
  return (
    <Section labelledBy="services">
      <SectionHeader id="services" heading={heading} lead={lead}>
        <TextLink href="/services/">{overview}</TextLink>
      </SectionHeader>
      <ServiceSheet services={cards} />
    </Section>
  );
}
