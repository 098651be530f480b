import { Carousel } from '../../../shared/ui/Carousel.tsx';
import { Reveal } from '../../../shared/ui/Reveal.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { TestimonialCard, type TestimonialCardProps } from '../../../shared/ui/TestimonialCard.tsx';

export type WordsOfPraiseProps = { heading: string; lead: string; testimonials: TestimonialCardProps[] };

/** What clients say, in a carousel that waits while it is read. */
export function WordsOfPraise({ heading, lead, testimonials }: WordsOfPraiseProps) {
  return (
    <Section tone="surface">
      <Reveal>
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
      </Reveal>
    </Section>
  );
}
