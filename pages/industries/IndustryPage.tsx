import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { ContactCallout, type ContactCalloutText } from '../../shared/ui/ContactCallout.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/ui/RelatedServices.tsx';
import { IndustryIntro, type IndustryIntroProps } from './sections/IndustryIntro.tsx';

export type IndustryPageProps = {
  banner: BannerProps;
  industry: IndustryIntroProps;
  related: RelatedServicesData;
  callout: ContactCalloutText;
};

/** The page of one industry. */
export function IndustryPage({ banner, industry, related, callout }: IndustryPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <IndustryIntro {...industry} />
      <RelatedServices tone="surface" {...related} />
      <ContactCallout tone="white" {...callout} />
    </>
  );
}
