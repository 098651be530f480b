import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { CaseCards, type CaseCardsProps } from '../../shared/blocks/CaseCards.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import type { PartnerMarqueeProps } from './islands/PartnerMarquee.tsx';
import type { TestimonialCarouselProps } from './islands/TestimonialCarousel.tsx';
import { Hero, type HeroProps } from './sections/Hero.tsx';
import { IndustriesWeServe, type IndustriesWeServeProps } from './sections/IndustriesWeServe.tsx';
import { OurServices, type OurServicesProps } from './sections/OurServices.tsx';
import { OurTechnology, type OurTechnologyProps } from './sections/OurTechnology.tsx';
import { OurTrustedPartners } from './sections/OurTrustedPartners.tsx';
import { TrustedByClients, type TrustedByClientsProps } from './sections/TrustedByClients.tsx';
import { WordsOfPraise } from './sections/WordsOfPraise.tsx';

export type HomePageProps = {
  hero: HeroProps;
  technology: OurTechnologyProps;
  services: OurServicesProps;
  industries: IndustriesWeServeProps;
  cases?: CaseCardsProps | undefined;
  partners: PartnerMarqueeProps;
  testimonials: TestimonialCarouselProps;
  reviews: TrustedByClientsProps;
  callout: CalloutText;
  /** Text of the link to the How We Work page. */
  howWeWork: string;
};

/** The site's first page. */
export function HomePage(props: HomePageProps) {
  return (
    <>
      <Hero {...props.hero} />
      <OurTechnology {...props.technology} />
      <OurServices {...props.services} />
      <IndustriesWeServe {...props.industries} />
      {props.cases && <CaseCards {...props.cases} />}
      <OurTrustedPartners {...props.partners} />
      <WordsOfPraise {...props.testimonials} />
      <TrustedByClients {...props.reviews} />
      <Callout {...props.callout}>
        <TextLink href="/how-we-work/">{props.howWeWork}</TextLink>
      </Callout>
    </>
  );
}
