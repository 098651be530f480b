import { motionAllowed } from '../../../shared/core/tokens.ts';
import { Island } from '../../../shared/islands/Island.tsx';
import { Reveal } from '../../../shared/ui/Reveal.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { TestimonialCarousel, type TestimonialCarouselProps } from '../islands/TestimonialCarousel.tsx';

/** The testimonials; renders nothing without any. */
export function WordsOfPraise(props: TestimonialCarouselProps) {
  if (props.testimonials.length === 0) return null;
  return (
    <Section tone="surface">
      <Reveal>
        <Island of={TestimonialCarousel} wakes="visible" media={motionAllowed} props={props} />
      </Reveal>
    </Section>
  );
}
