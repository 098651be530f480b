import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { StudyCarousel, type StudyCarouselProps } from '../islands/StudyCarousel.tsx';

/** The case studies, which move where motion is allowed. */
export function Studies(props: StudyCarouselProps) {
  return (
    <Section>
      <Island of={StudyCarousel} hydrateOn="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
