import type { LinkCard } from '../content/cards.ts';
import { Reveal } from '../ui/Reveal.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import './ServiceSheet.scss';

/** Cells beside each other where there is most room. */
const columns = 3;

/** Services as the cells of one white sheet, divided by hairlines. */
export function ServiceSheet({ services }: { services: LinkCard[] }) {
  return (
    <ul className="service-sheet">
      {services.map((service, index) => (
        <li className="service-sheet__cell" key={service.path}>
          <Reveal step={index % columns}>
            <ServiceCard {...service} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
