import type { LinkCard } from '../../shared/content/cards.ts';
import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { ContactCallout, type ContactCalloutText } from '../../shared/ui/ContactCallout.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHeader } from '../../shared/ui/SectionHeader.tsx';
import { ServiceSheet } from '../../shared/ui/ServiceSheet.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';

export type ServicesPageProps = {
  banner: BannerProps;
  heading: string;
  lead: string;
  services: LinkCard[];
  more: SplitTextData;
  callout: ContactCalloutText;
};

/** All services on one page. */
export function ServicesPage({ banner, heading, lead, services, more, callout }: ServicesPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <Section tone="surface" labelledBy="services">
        <SectionHeader id="services" heading={heading} lead={lead} />
        <ServiceSheet services={services} />
      </Section>
      <SplitText id="more" tone="white" {...more} />
      <ContactCallout tone="surface" {...callout} />
    </>
  );
}
