import { ContactCallout, type ContactCalloutText } from '../../shared/blocks/ContactCallout.tsx';
import { IndustryLinks, type IndustryLinksData } from '../../shared/blocks/IndustryLinks.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/blocks/RelatedServices.tsx';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import type { BannerProps } from '../../shared/site/pageDeclaration.ts';
import { ServiceIntro, type ServiceIntroProps } from './sections/ServiceIntro.tsx';
import { ServiceSteps, type ServiceStepsProps } from './sections/ServiceSteps.tsx';
import { WhyChooseUs, type WhyChooseUsProps } from './sections/WhyChooseUs.tsx';

export type ServicePageProps = {
  banner: BannerProps;
  service: ServiceIntroProps;
  steps: ServiceStepsProps;
  whyChooseUs: WhyChooseUsProps;
  related: RelatedServicesData;
  /** The industries that ask for this service; there may be none. */
  industries: IndustryLinksData;
  callout: ContactCalloutText;
};

/** The page of one service. */
export function ServicePage({
  banner,
  service,
  steps,
  whyChooseUs,
  related,
  industries,
  callout,
}: ServicePageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <ServiceIntro {...service} />
      <ServiceSteps {...steps} />
      <WhyChooseUs {...whyChooseUs} />
      <RelatedServices tone="white" {...related}>
        {industries.links.length > 0 && <IndustryLinks {...industries} />}
      </RelatedServices>
      <ContactCallout tone="surface" {...callout} />
    </>
  );
}
