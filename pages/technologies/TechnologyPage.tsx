import { MoreServices } from '#shared/blocks/MoreServices.tsx';
import { NamedLinks } from '#shared/blocks/NamedLinks.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { TechnologyProps } from './page.ts';
import './TechnologyGrid.scss';

export function TechnologyPage({ heading, lead, technologies, related, usedIn }: TechnologyProps) {
  return (
    <>
      <Section head={{ id: 'technologies', heading, lead }}>
        <ul className="technology-grid" data-reveal="items">
          {technologies.map(({ id, name, logo, description }) => (
            <li className="technology-grid__card" id={id} key={id}>
              <div className="technology-grid__logo">
                <Picture picture={logo} alt="" sizes="48px" fit="logo" />
              </div>
              <div className="technology-grid__text">
                <h3 translate="no">{name}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <MoreServices {...related}>{usedIn.links.length > 0 && <NamedLinks {...usedIn} />}</MoreServices>
    </>
  );
}
