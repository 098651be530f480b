import type { LinkCard as LinkCardData } from '../../../shared/content/cards.ts';
import { Carousel } from '../../../shared/ui/Carousel.tsx';
import { LinkCard } from '../../../shared/ui/LinkCard.tsx';
import { Reveal } from '../../../shared/ui/Reveal.tsx';
import { Section } from '../../../shared/ui/Section.tsx';

export type OurTechnologyProps = { heading: string; lead: string; linkText: string; cards: LinkCardData[] };

/** The technology pages in a carousel. */
export function OurTechnology({ heading, lead, linkText, cards }: OurTechnologyProps) {
  return (
    <Section>
      <Reveal>
        <Carousel
          id="technology"
          heading={heading}
          lead={lead}
          slides={cards.map((card) => ({
            name: card.name,
            content: <LinkCard card={card} linkText={linkText} />,
          }))}
          threeFrom="carousel"
          stopsForGood
        />
      </Reveal>
    </Section>
  );
}
