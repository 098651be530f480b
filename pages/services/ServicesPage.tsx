import { ActionBar } from '../../shared/blocks/ActionBar.tsx';
import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import type { ServiceCardProps } from '../../shared/blocks/ServiceCard.tsx';
import { ServiceSheet } from '../../shared/blocks/ServiceSheet.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHead } from '../../shared/ui/SectionHead.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';

export type ServicesPageProps = {
  heading: string;
  lead: string;
  services: ServiceCardProps[];
  more: SplitTextData;
  callout: CalloutText;
};

/** All services on one page. */
export function ServicesPage({ heading, lead, services, more, callout }: ServicesPageProps) {
  return (
    <>
      <Section labelledBy="services">
        <SectionHead id="services" heading={heading} lead={lead} />
        <ServiceSheet services={services} />
      </Section>
      <SplitText id="more" {...more} />
      <ActionBar action={callout.action} />
      <Callout {...callout} />
    </>
  );
}
