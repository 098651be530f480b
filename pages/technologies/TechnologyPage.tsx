import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { NamedLinks, type NamedLinksData } from '../../shared/blocks/NamedLinks.tsx';
import { RelatedServices, type RelatedServicesData } from '../../shared/blocks/RelatedServices.tsx';
import { TechnologyGrid, type TechnologyGridProps } from './sections/TechnologyGrid.tsx';

export type TechnologyPageProps = {
  grid: TechnologyGridProps;
  related: RelatedServicesData;
  /** Other services that are built with these technologies; there may be none. */
  usedIn: NamedLinksData;
  callout: CalloutText;
};

/** The page of one group of technologies. */
export function TechnologyPage({ grid, related, usedIn, callout }: TechnologyPageProps) {
  return (
    <>
      <TechnologyGrid {...grid} />
      <RelatedServices {...related}>{usedIn.links.length > 0 && <NamedLinks {...usedIn} />}</RelatedServices>
      <Callout {...callout} />
    </>
  );
}
