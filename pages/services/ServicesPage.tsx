import { Overview } from '#shared/blocks/Overview.tsx';
import { ServiceSheet } from '#shared/blocks/ServiceSheet.tsx';
import type { ServicesProps } from './page.ts';
import './ServicesPage.scss';

export function ServicesPage({ groups, ...texts }: ServicesProps) {
  return (
    <Overview id="services" {...texts}>
      {groups.map(({ name, services }) => (
        <div className="services-page__group" key={name}>
          <h3 className="services-page__name">{name}</h3>
          <ServiceSheet services={services} />
        </div>
      ))}
    </Overview>
  );
}
