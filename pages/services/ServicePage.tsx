import { ContactCallout, type ContactCalloutText } from '../../shared/blocks/ContactCallout.tsx';
import { IndustryLinks, type IndustryLinksData } from '../../shared/blocks/IndustryLinks.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/blocks/RelatedServices.tsx';
import { ServiceIntro, type ServiceIntroProps } from './sections/ServiceIntro.tsx';
import { WhyChooseUs, type WhyChooseUsProps } from './sections/WhyChooseUs.tsx';

export type ServicePageProps = {
  service: ServiceIntroProps;
  whyChooseUs: WhyChooseUsProps;
  related: RelatedServicesData;
  /** The industries that ask for this service; there may be none. */
  industries: IndustryLinksData;
  callout: ContactCalloutText;
};

/** The page of one service. */
export function ServicePage({ service, whyChooseUs, related, industries, callout }: ServicePageProps) {
  return (
    <>
      <ServiceIntro {...service} />
      <WhyChooseUs {...whyChooseUs} />
      <RelatedServices tone="white" {...related}>
        {industries.links.length > 0 && <IndustryLinks {...industries} />}
      </RelatedServices>
      <ContactCallout tone="surface" {...callout} />
    </>
  );
}
