import { Callout } from '#shared/blocks/Callout.tsx';
import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { HomeProps } from './page.ts';
import { Hero } from './sections/Hero.tsx';
import { IndustriesWeServe } from './sections/IndustriesWeServe.tsx';
import { OurServices } from './sections/OurServices.tsx';
import { OurTechnology } from './sections/OurTechnology.tsx';
import { OurTrustedPartners } from './sections/OurTrustedPartners.tsx';
import { TrustedByClients } from './sections/TrustedByClients.tsx';
import { WordsOfPraise } from './sections/WordsOfPraise.tsx';

/** The site's first page. */
export function HomePage(props: HomeProps) {
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
