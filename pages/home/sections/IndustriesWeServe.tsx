import { IndustryTile } from '../../../shared/blocks/IndustryTile.tsx';
import type { IndustryTile as IndustryTileData } from '../../../shared/content/pageLinks.ts';
import { Section } from '../../../shared/ui/Section.tsx';
import { SectionHead } from '../../../shared/ui/SectionHead.tsx';
import { TextLink } from '../../../shared/ui/TextLink.tsx';
import './IndustriesWeServe.scss';

export type IndustriesWeServeProps = {
  heading: string;
  lead: string;
  /** Text of the link to the overview page. */
  overview: string;
  tiles: IndustryTileData[];
};

/** The industries as tiles of two heights. */
export function IndustriesWeServe({ heading, lead, overview, tiles }: IndustriesWeServeProps) {
  return (
    <Section isNavy labelledBy="industries">
      <SectionHead id="industries" heading={heading} lead={lead}>
        <TextLink href="/industries/">{overview}</TextLink>
      </SectionHead>
      <ul className="industries-we-serve" data-reveal="items">
        {tiles.map((tile) => (
          <li
            className={`industries-we-serve__tile industries-we-serve__tile--${tile.shape}`}
            key={tile.path}
          >
            <IndustryTile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
