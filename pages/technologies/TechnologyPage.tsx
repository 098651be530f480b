import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { ContactCallout, type ContactCalloutText } from '../../shared/ui/ContactCallout.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/ui/RelatedServices.tsx';
import { TechnologyGrid, type TechnologyGridProps } from './sections/TechnologyGrid.tsx';

export type TechnologyPageProps = {
  banner: BannerProps;
  grid: TechnologyGridProps;
  related: RelatedServicesData;
  callout: ContactCalloutText;
};

/** The page of one group of technologies. */
export function TechnologyPage({ banner, grid, related, callout }: TechnologyPageProps) {
  return (
    <>
      <PageBanner {...banner} />
      <TechnologyGrid {...grid} />
      <RelatedServices tone="surface" {...related} />
      <ContactCallout tone="white" {...callout} />
    </>
  );
}
