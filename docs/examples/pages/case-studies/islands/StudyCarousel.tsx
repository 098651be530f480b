import { Carousel } from '#shared/ui/Carousel.tsx';

export type StudyCarouselProps = {
  heading: string;
  lead: string;
  studies: { name: string; text: string }[];
};

/** The case studies in a carousel. */
export function StudyCarousel({ heading, lead, studies }: StudyCarouselProps) {
  return (
    <Carousel
      id="studies"
      heading={heading}
      lead={lead}
      slides={studies.map(({ name, text }) => ({ name, content: <p>{text}</p> }))}
      threeFrom="carousel"
    />
  );
}
