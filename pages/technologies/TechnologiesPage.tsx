import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { LinkCard } from '../../shared/blocks/LinkCard.tsx';
import type { LinkCard as LinkCardData } from '../../shared/content/pageLinks.ts';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHead } from '../../shared/ui/SectionHead.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';
import './TechnologiesPage.scss';

export type TechnologiesPageProps = {
  heading: string;
  lead: string;
  technologies: LinkCardData[];
  /** Text of the link on each card. */
  linkText: string;
  more: SplitTextData;
  callout: CalloutText;
};

/** All groups of technologies on one page. */
export function TechnologiesPage(props: TechnologiesPageProps) {
  const { heading, lead, technologies, linkText, more, callout } = props;
  return (
    <>
      <Section labelledBy="technologies">
        <SectionHead id="technologies" heading={heading} lead={lead} />
        <ul className="technologies-page__cards" data-reveal="items">
          {technologies.map((technology) => (
            <li className="technologies-page__card" key={technology.path}>
              <LinkCard card={technology} linkText={linkText} isInRow />
            </li>
          ))}
        </ul>
      </Section>
      <SplitText id="more" {...more} />
      <Callout {...callout} />
    </>
  );
}
