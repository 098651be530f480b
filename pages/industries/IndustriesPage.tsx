import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { IndustryTile } from '../../shared/blocks/IndustryTile.tsx';
import type { IndustryTile as IndustryTileData } from '../../shared/content/pageLinks.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHead } from '../../shared/ui/SectionHead.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';
import './IndustriesPage.scss';

export type IndustriesPageProps = {
  heading: string;
  lead: string;
  industries: IndustryTileData[];
  more: SplitTextData;
  callout: CalloutText;
};

/** All industries on one page. */
export function IndustriesPage({ heading, lead, industries, more, callout }: IndustriesPageProps) {
  return (
    <>
      <Section labelledBy="industries">
        <SectionHead id="industries" heading={heading} lead={lead} />
        <ul className="industries-page__tiles" data-reveal="items">
          {industries.map((industry) => (
            <li key={industry.path}>
              <IndustryTile {...industry} />
            </li>
          ))}
        </ul>
      </Section>
      <SplitText id="more" {...more} />
      <Callout {...callout} />
    </>
  );
}
