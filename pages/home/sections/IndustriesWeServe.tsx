import { IndustryTile } from '../../../shared/blocks/IndustryTile.tsx';
import type { IndustryTile as IndustryTileData } from '../../../shared/content/cards.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import './IndustriesWeServe.scss';

export type IndustriesWeServeProps = {
  heading: string;
  lead: string;
  action: string;
  tiles: IndustryTileData[];
};

// From 1200 px on, the tiles have eight of twelve columns.
const wideSizes = '(min-width: 75em) 60vw, (min-width: 37.5em) 96vw, 54vw';

const shapeOf = ({ isTall, isWide }: IndustryTileData) => (isWide ? 'wide' : isTall ? 'tall' : 'short');

/** The industries as tiles of two heights, next to a sticky heading. */
export function IndustriesWeServe({ heading, lead, action, tiles }: IndustriesWeServeProps) {
  return (
    <Section tone="navy" labelledBy="industries">
      <div className="industries-we-serve">
        <div className="industries-we-serve__words" data-reveal="">
          <h2 id="industries">{heading}</h2>
          <p className="industries-we-serve__lead">{lead}</p>
          <LinkButton to="/contact/" variant="secondary" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
        <ul className="industries-we-serve__tiles" data-reveal="items">
          {tiles.map((tile) => (
            <li
              className={`industries-we-serve__tile industries-we-serve__tile--${shapeOf(tile)}`}
              key={tile.path}
            >
              <IndustryTile {...tile} wideSizes={wideSizes} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
