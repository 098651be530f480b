import { ServiceSheet } from '../../../shared/blocks/ServiceSheet.tsx';
import type { LinkCard } from '../../../shared/content/pageLinks.ts';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHead } from '../../../shared/ui/SectionHead.tsx';
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
      <SectionHead id="services" heading={heading} lead={lead}>
        <TextLink href="/services/">{overview}</TextLink>
      </SectionHead>
      <ServiceSheet services={cards} />
    </Section>
  );
}
