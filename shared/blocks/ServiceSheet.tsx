import { withBase } from '../core/addresses.ts';
import { breakpointUp } from '../core/tokens.ts';
import type { PageCard } from '../model/pageLinks.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './ServiceCard.scss';
import './ServiceCard.light.scss';
import './ServiceSheet.scss';

type ServiceCardProps = PageCard & { points?: string[]; level?: 'h3' | 'h4' };

function ServiceCard({ name, path, summary, picture, points, level: Heading = 'h3' }: ServiceCardProps) {
  return (
    <div className={`service-card${points ? ' service-card--detailed' : ''}`}>
      <div className="service-card__picture">
        <Picture picture={picture} alt="" sizes={`${breakpointUp('small')} 216px, 84px`} />
      </div>
      <div className="service-card__words">
        <Heading className="service-card__name">
          <a className="service-card__link" href={withBase(path)}>
            {name}
          </a>
        </Heading>
        <p className="service-card__summary">{summary}</p>
        {points && (
          <ul className="service-card__points">
            {points.map((point) => (
              <li className="service-card__point" key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="service-card__arrow screen-only">
        <Icon name="arrow-up-right" />
      </span>
    </div>
  );
}

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
