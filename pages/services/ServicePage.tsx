import { CaseCards } from '#shared/blocks/CaseCards.tsx';
import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import type { ServiceProps } from './page.ts';
import { ServiceIntro } from './sections/ServiceIntro.tsx';
import { ServiceSteps } from './sections/ServiceSteps.tsx';
import { WhyChooseUs } from './sections/WhyChooseUs.tsx';

export function ServicePage(props: ServiceProps) {
  const { service, steps, whyChooseUs, related, industries, cases } = props;
  return (
    <>
      <ServiceIntro {...service} />
      <WhyChooseUs {...whyChooseUs} />
      <ServiceSteps {...steps} />
      {cases && <CaseCards {...cases} />}
      <MoreServices {...related}>
        {industries.links.length > 0 && <NamedLinks {...industries} />}
      </MoreServices>
    </>
  );
}
