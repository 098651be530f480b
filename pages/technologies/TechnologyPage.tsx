import { Callout } from '#shared/blocks/Callout.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import type { TechnologyProps } from './page.ts';
import { TechnologyGrid } from './sections/TechnologyGrid.tsx';

/** The page of one group of technologies. */
export function TechnologyPage({ grid, related, usedIn, callout }: TechnologyProps) {
  return (
    <>
      <TechnologyGrid {...grid} />
      <MoreServices {...related}>{usedIn.links.length > 0 && <NamedLinks {...usedIn} />}</MoreServices>
      <Callout {...callout} />
    </>
  );
}
