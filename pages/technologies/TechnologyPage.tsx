import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { MoreServices, type MoreServicesData } from '../../shared/blocks/MoreServices.tsx';
import { NamedLinks, type NamedLinksData } from '../../shared/blocks/NamedLinks.tsx';
import { TechnologyGrid, type TechnologyGridProps } from './sections/TechnologyGrid.tsx';

export type TechnologyPageProps = {
  grid: TechnologyGridProps;
  related: MoreServicesData;
  /** Other services that are built with these technologies; there may be none. */
  usedIn: NamedLinksData;
  callout: CalloutText;
};

/** The page of one group of technologies. */
export function TechnologyPage({ grid, related, usedIn, callout }: TechnologyPageProps) {
  return (
    <>
      <TechnologyGrid {...grid} />
      <MoreServices {...related}>{usedIn.links.length > 0 && <NamedLinks {...usedIn} />}</MoreServices>
      <Callout {...callout} />
    </>
  );
}
