import { Callout, type CalloutText } from '../../shared/blocks/Callout.tsx';
import type { ServiceCardProps } from '../../shared/blocks/ServiceCard.tsx';
import { ServiceSheet } from '../../shared/blocks/ServiceSheet.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { SectionHead } from '../../shared/ui/SectionHead.tsx';
import { SplitText, type SplitTextData } from '../../shared/ui/SplitText.tsx';

import './ServicesPage.scss';

export type ServicesPageProps = {
  heading: string;
  lead: string;
  groups: { name: string; services: ServiceCardProps[] }[];
  more: SplitTextData;
  callout: CalloutText;
};

/** All services on one page, in groups. */
export function ServicesPage({ heading, lead, groups, more, callout }: ServicesPageProps) {
  return (
    <>
      <Section labelledBy="services">
        <SectionHead id="services" heading={heading} lead={lead} />
        {groups.map(({ name, services }) => (
          <div className="services-page__group" key={name}>
            <h3 className="services-page__name">{name}</h3>
            <ServiceSheet services={services} />
          </div>
        ))}
      </Section>
      <SplitText id="more" {...more} />
      <Callout {...callout} />
    </>
  );
}
