import { LinkCard } from '#shared/blocks/LinkCard.tsx';
import { Carousel } from '#shared/ui/Carousel.tsx';
import type { HomeProps } from '../page.ts';

type TechnologyCarouselProps = Omit<HomeProps['technology'], 'overview'>;

export function TechnologyCarousel({ heading, lead, linkText, cards }: TechnologyCarouselProps) {
  return (
    <Carousel
      id="technology"
      heading={heading}
      lead={lead}
      slides={cards.map(({ summary, ...card }) => ({
        name: card.name,
        content: (
          <LinkCard {...card} linkText={linkText}>
            <p>{summary}</p>
          </LinkCard>
        ),
      }))}
      threeFrom="carousel"
      stopsWhenMoved
    />
  );
}
