import { ContactCallout, type ContactCalloutText } from '../../shared/blocks/ContactCallout.tsx';
import type { ServiceCardProps } from '../../shared/blocks/ServiceCard.tsx';
import { ServiceSheet } from '../../shared/blocks/ServiceSheet.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';

export type ServicesPageProps = {
  heading: string;
  lead: string;
  services: ServiceCardProps[];
  more: SplitTextData;
  callout: ContactCalloutText;
};

/** All services on one page. */
export function ServicesPage({ heading, lead, services, more, callout }: ServicesPageProps) {
  return (
    <>
      <Section labelledBy="services">
        <SectionHeader id="services" heading={heading} lead={lead} />
        <ServiceSheet services={services} />
      </Section>
      <SplitText id="more" {...more} />
      <ContactCallout {...callout} />
    </>
  );
}
