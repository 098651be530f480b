import type { ReactNode } from 'react';
import type { LinkCard } from '../content/pageLinks.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { TextLinks } from '../ui/TextLinks.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import './RelatedServices.scss';

/** The data of the section, as pages pass it down. */
export type RelatedServicesData = {
  heading: string;
  lead: string;
  services: LinkCard[];
  /** Links to overviews. */
  links: { label: string; path: string }[];
};

type RelatedServicesProps = RelatedServicesData & {
  /** More links, below the services. */
  children?: ReactNode;
};

/** Links to services that a reader may need next; nothing for a company with one service. */
export function RelatedServices({ heading, lead, services, links, children }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section labelledBy="more-services">
      <SectionHead id="more-services" heading={heading} lead={lead} />
      <ServiceSheet services={services} />
      <div className="related-services__links">
        <TextLinks links={links} />
      </div>
      {children && <div className="related-services__more">{children}</div>}
    </Section>
  );
}
