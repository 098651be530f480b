import { motionAllowed } from '../../../shared/core/tokens.ts';
import { Island } from '../../../shared/runtime/islands/Island.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { TechnologyCarousel, type TechnologyCarouselProps } from '../islands/TechnologyCarousel.tsx';

/** Links to the technology pages. */
export function OurTechnology(props: TechnologyCarouselProps) {
  return (
    <Section>
      <Island of={TechnologyCarousel} isRevealed hydrateOn="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
