import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { TechnologyProps } from '../page.ts';
import './TechnologyGrid.scss';

/** Technologies with their logos, two per row. */
export function TechnologyGrid({ heading, lead, technologies }: TechnologyProps['grid']) {
  return (
    <Section head={{ id: 'technologies', heading, lead }}>
      <ul className="technology-grid" data-reveal="items">
        {technologies.map(({ id, name, logo, description }) => (
          <li className="technology-grid__card" id={id} key={id}>
            <div className="technology-grid__logo">
              <Picture picture={logo} alt="" sizes="48px" fit="logo" />
            </div>
            <div className="technology-grid__text">
              <h3>{name}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
