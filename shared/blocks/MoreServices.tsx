import type { ReactNode } from 'react';
import type { PageCard } from '../model/pageLinks.ts';
import { Section } from '../ui/Section.tsx';
import { TextLinks } from '../ui/TextLinks.tsx';
import { ServiceSheet } from './ServiceSheet.tsx';
import './MoreServices.scss';

type MoreServicesProps = {
  heading: string;
  lead: string;
  services: PageCard[];
  links: { label: string; path: string }[];
  children?: ReactNode;
};

export function MoreServices({ heading, lead, services, links, children }: MoreServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section head={{ id: 'more-services', heading, lead }}>
      <ServiceSheet services={services} />
      <TextLinks links={links} />
      {children && <div className="more-services__more">{children}</div>}
    </Section>
  );
}
