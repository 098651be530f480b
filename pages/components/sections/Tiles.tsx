import { type IndustryLink, IndustryLinks } from '../../../shared/blocks/IndustryLinks.tsx';
import { IndustryTile } from '../../../shared/blocks/IndustryTile.tsx';
import { NamedLinks } from '../../../shared/blocks/NamedLinks.tsx';
import { ReviewBadge, type ReviewBadgeProps } from '../../../shared/blocks/ReviewBadge.tsx';
import type { NamedLink, IndustryTile as Tile } from '../../../shared/content/cards.ts';
import { InEachState } from '../InEachState.tsx';
import { showStatesInTurn } from '../prepare.ts';
import { Sample } from '../Sample.tsx';
import { SampleSection } from '../SampleSection.tsx';
import { Samples } from '../Samples.tsx';

export type TilesProps = {
  tall: Tile;
  short: Tile;
  links: IndustryLink[];
  technologies: NamedLink[];
  review?: ReviewBadgeProps;
};

/** Links that fill their place: tiles, cells and badges. */
export function Tiles({ tall, short, links, technologies, review }: TilesProps) {
  return (
    <>
      <SampleSection id="tiles" heading="Tiles" tone="navy">
        <Samples name="IndustryTile, short">
          <InEachState>
            <IndustryTile {...short} />
          </InEachState>
        </Samples>
        <Samples name="IndustryTile, tall">
          <Sample label="rest">
            <IndustryTile {...tall} />
          </Sample>
        </Samples>
      </SampleSection>
      <SampleSection id="badges" heading="Badges and cells" tone="white">
        {review && (
          <Samples name="ReviewBadge">
            <InEachState>
              <div className="sample__frame">
                <ReviewBadge {...review} />
              </div>
            </InEachState>
          </Samples>
        )}
        <Samples name="IndustryLinks">
          <Sample label="rest, hover, active, focus-visible" isWide prepare={showStatesInTurn}>
            <IndustryLinks heading="Industries that use this" links={links} />
          </Sample>
        </Samples>
        <Samples name="NamedLinks">
          <Sample label="rest, hover, active, focus-visible, rest" isWide prepare={showStatesInTurn}>
            <NamedLinks heading="Built with" links={technologies} />
          </Sample>
        </Samples>
      </SampleSection>
    </>
  );
}
