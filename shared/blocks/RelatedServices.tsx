import type { ReactNode } from 'react';
import type { LinkCard } from '../content/cards.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import './RelatedServices.scss';

/** What a page passes down for the section. */
export type RelatedServicesData = {
  heading: string;
  lead: string;
  services: LinkCard[];
  /** Words of the link to all services, where that is not the overview. */
  allServices?: string;
  /** The overview of the family that the page belongs to. */
  overview: { label: string; path: string };
};

type RelatedServicesProps = RelatedServicesData & {
  /** More links, below the services. */
  children?: ReactNode;
};

/** Links to services that a reader may need next. */
export function RelatedServices(props: RelatedServicesProps) {
  const { heading, lead, services, allServices, overview, children } = props;
  return (
    <Section labelledBy="related-services">
      <SectionHeader id="related-services" heading={heading} lead={lead} />
      <ServiceSheet services={services} />
      <p className="related-services__links">
        {allServices && (
          <>
            <TextLink href="/services/">{allServices}</TextLink>{' '}
          </>
        )}
        <TextLink href={overview.path}>{overview.label}</TextLink>
      </p>
      {children}
    </Section>
  );
}
