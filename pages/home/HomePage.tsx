import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { IndustryTile } from '#shared/blocks/IndustryTile.tsx';
import { ServiceSheet } from '#shared/blocks/ServiceSheet.tsx';
import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { PartnerMarquee } from './islands/PartnerMarquee.tsx';
import { TechnologyCarousel } from './islands/TechnologyCarousel.tsx';
import { TestimonialCarousel } from './islands/TestimonialCarousel.tsx';
import type { HomeProps } from './page.ts';
import { Hero } from './sections/Hero.tsx';
import { TrustedByClients } from './sections/TrustedByClients.tsx';
import './IndustriesWeServe.scss';
import './OurTechnology.scss';

function OurTechnology({ overview, ...carousel }: HomeProps['technology']) {
  return (
    <Section>
      <Island of={TechnologyCarousel} isRevealed hydrateOn="visible" media={motionAllowed} props={carousel} />
      <p className="our-technology__link">
        <TextLink href="/technologies/">{overview}</TextLink>
      </p>
    </Section>
  );
}

function IndustriesWeServe({ heading, lead, overview, tiles }: HomeProps['industries']) {
  const link = <TextLink href="/industries/">{overview}</TextLink>;
  return (
    <Section isNavy head={{ id: 'industries', heading, lead, children: link }}>
      <ul className="industries-we-serve" data-reveal="items">
        {tiles.map((tile) => (
          <li
            className={tile.shape === 'short' ? undefined : `industries-we-serve__${tile.shape}`}
            key={tile.path}
          >
            <IndustryTile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const moving = { isRevealed: true, hydrateOn: 'visible', media: motionAllowed } as const;

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
