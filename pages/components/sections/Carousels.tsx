import { carouselWords } from '../../../shared/content/words/controls.ts';
import type { IconData } from '../../../shared/core/IconData.ts';
import { Carousel, carouselThreeFrom } from '../../../shared/ui/Carousel.tsx';
import { IconCard } from '../../../shared/ui/IconCard.tsx';
import { Section } from '../../../shared/ui/Section.tsx';

const names = ['One', 'Two', 'Three', 'Four'];

/** Carousels, by the width from which they show three slides, and one with nothing to move. */
export function Carousels({ icon }: { icon: IconData }) {
  const slides = names.map((name) => ({
    name,
    content: <IconCard icon={icon} title={name} description="A slide as high as the highest." />,
  }));
  return (
    <Section tone="surface" isQuiet>
      {carouselThreeFrom.map((threeFrom) => (
        <div className="samples" key={threeFrom}>
          <Carousel
            words={carouselWords}
            id={`three-from-${threeFrom}`}
            heading={`Carousel, three from ${threeFrom}`}
            lead="Moves automatically where motion is allowed, and by its controls."
            slides={slides}
            threeFrom={threeFrom}
          />
        </div>
      ))}
      <div className="samples">
        <Carousel
          words={carouselWords}
          id="carousel-single"
          heading="Carousel of one slide"
          slides={slides.slice(0, 1)}
          threeFrom="large"
        />
      </div>
    </Section>
  );
}
