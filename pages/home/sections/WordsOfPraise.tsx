import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TestimonialCarousel } from '../islands/TestimonialCarousel.tsx';
import type { HomeProps } from '../page.ts';

/** The testimonials; renders nothing if there are none. */
export function WordsOfPraise(props: HomeProps['testimonials']) {
  if (props.testimonials.length === 0) return null;
  return (
    <Section>
      <Island of={TestimonialCarousel} isRevealed hydrateOn="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
