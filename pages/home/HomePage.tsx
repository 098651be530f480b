import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { ServiceSheet } from '#shared/blocks/ServiceSheet.tsx';
import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { PartnerMarquee } from './islands/PartnerMarquee.tsx';
import { TestimonialCarousel } from './islands/TestimonialCarousel.tsx';
import type { HomeProps } from './page.ts';
import { Hero } from './sections/Hero.tsx';
import { IndustriesWeServe } from './sections/IndustriesWeServe.tsx';
import { OurTechnology } from './sections/OurTechnology.tsx';
import { TrustedByClients } from './sections/TrustedByClients.tsx';

const moving = { isRevealed: true, hydrateOn: 'visible', media: motionAllowed } as const;

/** The site's first page. Lists without entries have no section. */
export function HomePage(props: HomeProps) {
  const { hero, technology, services, industries, cases, partners, testimonials, reviews } = props;
  const { heading, lead, cards, overview } = services;
  const toServices = <TextLink href="/services/">{overview}</TextLink>;
  return (
    <>
      <Hero {...hero} />
      <OurTechnology {...technology} />
      <Section head={{ id: 'services', heading, lead, children: toServices }}>
        <ServiceSheet services={cards} />
      </Section>
      <IndustriesWeServe {...industries} />
      {cases && <CaseCards {...cases} />}
      {partners.partners.length > 0 && (
        <Section isQuiet labelledBy="partners">
          <Island of={PartnerMarquee} {...moving} props={partners} />
        </Section>
      )}
      {testimonials.testimonials.length > 0 && (
        <Section>
          <Island of={TestimonialCarousel} {...moving} props={testimonials} />
        </Section>
      )}
      <TrustedByClients {...reviews} />
    </>
  );
}
