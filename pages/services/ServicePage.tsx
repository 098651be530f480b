import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import { CaseCards, type CaseCardsProps } from '../../shared/blocks/CaseCards.tsx';
import { IndustryLinks, type IndustryLinksData } from '../../shared/blocks/IndustryLinks.tsx';
import { MoreServices, type MoreServicesData } from '../../shared/blocks/MoreServices.tsx';
import { ServiceIntro, type ServiceIntroProps } from './sections/ServiceIntro.tsx';
import { ServiceSteps, type ServiceStepsProps } from './sections/ServiceSteps.tsx';
import { WhyChooseUs, type WhyChooseUsProps } from './sections/WhyChooseUs.tsx';

export type ServicePageProps = {
  service: ServiceIntroProps;
  steps: ServiceStepsProps;
  whyChooseUs: WhyChooseUsProps;
  cases?: CaseCardsProps | undefined;
  related: MoreServicesData;
  /** Industries that use this service; may be empty. */
  industries: IndustryLinksData;
  callout: CalloutText;
};

/** The page of one service. */
export function ServicePage(props: ServicePageProps) {
  const { service, steps, whyChooseUs, related, industries, cases, callout } = props;
  return (
    <>
      <ServiceIntro {...service} />
      <WhyChooseUs {...whyChooseUs} />
      <ServiceSteps {...steps} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related}>
        {industries.links.length > 0 && <IndustryLinks {...industries} />}
      </MoreServices>
      <Callout {...callout} />
    </>
  );
}
