import type { LinkCard } from '../content/cards.ts';
import { ServiceCard } from './ServiceCard.tsx';
import './ServiceSheet.scss';

/** Services as the cells of one white sheet, divided by hairlines. */
export function ServiceSheet({ services }: { services: LinkCard[] }) {
  return (
    <ul className="service-sheet">
      {services.map((service) => (
        <li className="service-sheet__cell" key={service.path}>
          <ServiceCard {...service} />
        </li>
      ))}
    </ul>
  );
}
