import { Carousel } from '#shared/ui/Carousel.tsx';
import type { HomeProps } from '../page.ts';
import { TestimonialCard } from '../parts/TestimonialCard.tsx';

/** What clients say, in a carousel that waits while it is read. */
export function TestimonialCarousel({ heading, lead, testimonials }: HomeProps['testimonials']) {
  return (
    <Carousel
      id="testimonials"
      heading={heading}
      lead={lead}
      slides={testimonials.map((testimonial) => ({
        name: testimonial.name,
        content: <TestimonialCard {...testimonial} />,
      }))}
      threeFrom="large"
      pausesOnHover
    />
  );
}
