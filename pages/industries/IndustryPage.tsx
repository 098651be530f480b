import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { ContactCallout, type ContactCalloutText } from '../../shared/ui/ContactCallout.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/ui/RelatedServices.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';
import { IndustryIntro, type IndustryIntroProps } from './sections/IndustryIntro.tsx';

export type IndustryPageProps = {
  banner: BannerProps;
  industry: IndustryIntroProps;
  /** How a project in this field begins. */
  start: SplitTextData;
  related: RelatedServicesData;
  callout: ContactCalloutText;
};

/** The page of one industry. */
export function IndustryPage({ banner, industry, start, related, callout }: IndustryPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <IndustryIntro {...industry} />
      <SplitText id="first-step" tone="surface" {...start} />
      <RelatedServices tone="white" {...related} />
      <ContactCallout tone="surface" {...callout} />
    </>
  );
}
