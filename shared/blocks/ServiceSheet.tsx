import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';
import './ServiceSheet.scss';

/** Services as the cells of one white sheet, divided by hairlines. */
export function ServiceSheet({ services }: { services: ServiceCardProps[] }) {
  return (
    <ul className="service-sheet" data-reveal="items">
      {services.map((service) => (
        <li key={service.path}>
          <ServiceCard {...service} />
        </li>
      ))}
    </ul>
  );
}
