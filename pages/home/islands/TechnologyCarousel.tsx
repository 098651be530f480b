import { LinkCard } from '../../../shared/blocks/LinkCard.tsx';
import type { LinkCard as LinkCardData } from '../../../shared/content/pageLinks.ts';
import { carouselWords } from '../../../shared/content/words/controls.ts';
import { Carousel } from '../../../shared/ui/Carousel.tsx';

export type TechnologyCarouselProps = {
  heading: string;
  lead: string;
  /** Text of the link on each card. */
  linkText: string;
  cards: LinkCardData[];
};

/** The technology pages in a carousel. */
export function TechnologyCarousel({ heading, lead, linkText, cards }: TechnologyCarouselProps) {
  return (
    <Carousel
      words={carouselWords}
      id="technology"
      heading={heading}
      lead={lead}
      slides={cards.map((card) => ({
        name: card.name,
        content: <LinkCard card={card} linkText={linkText} />,
      }))}
      threeFrom="carousel"
      stopsWhenMoved
    />
  );
}
