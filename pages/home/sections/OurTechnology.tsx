import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { TechnologyCarousel } from '../islands/TechnologyCarousel.tsx';
import type { HomeProps } from '../page.ts';
import './OurTechnology.scss';

export function OurTechnology({ overview, ...carousel }: HomeProps['technology']) {
  return (
    <Section>
      <Island of={TechnologyCarousel} isRevealed hydrateOn="visible" media={motionAllowed} props={carousel} />
      <p className="our-technology__link">
        <TextLink href="/technologies/">{overview}</TextLink>
      </p>
    </Section>
  );
}
