import { KeptHtml, writesHtml } from '../../shared/ui/KeptHtml.tsx';
import { Hero, type HeroProps } from './sections/Hero.tsx';
import { IndustriesWeServe, type IndustriesWeServeProps } from './sections/IndustriesWeServe.tsx';
import { OurServices, type OurServicesProps } from './sections/OurServices.tsx';
import { OurTechnology, type OurTechnologyProps } from './sections/OurTechnology.tsx';
import { OurTrustedPartners, type OurTrustedPartnersProps } from './sections/OurTrustedPartners.tsx';
import { TrustedByClients, type TrustedByClientsProps } from './sections/TrustedByClients.tsx';
import { WordsOfPraise, type WordsOfPraiseProps } from './sections/WordsOfPraise.tsx';

export type HomePageProps = {
  hero: HeroProps;
  technology: OurTechnologyProps;
  services?: OurServicesProps;
  industries?: IndustriesWeServeProps;
  partners: OurTrustedPartnersProps;
  testimonials: WordsOfPraiseProps;
  reviews?: TrustedByClientsProps;
};

/** The site's first page. */
export function HomePage({ services, industries, reviews, ...props }: HomePageProps) {
  return (
    <>
      <Hero {...props.hero} />
      <OurTechnology {...props.technology} />
      <KeptHtml id="our-services">{writesHtml && services && <OurServices {...services} />}</KeptHtml>
      <KeptHtml id="industries-we-serve">
        {writesHtml && industries && <IndustriesWeServe {...industries} />}
      </KeptHtml>
      <OurTrustedPartners {...props.partners} />
      <WordsOfPraise {...props.testimonials} />
      <KeptHtml id="trusted-by-clients">
        {writesHtml && reviews && <TrustedByClients {...reviews} />}
      </KeptHtml>
    </>
  );
}
