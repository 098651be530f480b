import { LinkCard } from '#shared/blocks/LinkCard.tsx';
import { Carousel } from '#shared/ui/Carousel.tsx';
import type { HomeProps } from '../page.ts';

export function TechnologyCarousel(props: Omit<HomeProps['technology'], 'overview'>) {
  const { heading, lead, linkText, cards } = props;
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
