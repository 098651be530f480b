import { ProfileLinks } from '#shared/blocks/ProfileLinks.tsx';
import { breakpointUp } from '#shared/core/tokens.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import type { AboutProps } from '../page.ts';
import './MeetOurCeo.scss';

export function MeetOurCeo({ heading, text, name, role, portrait, social }: AboutProps['ceo']) {
  return (
    <Section isNavy labelledBy="meet-our-ceo">
      <div className={`meet-our-ceo${portrait ? ' meet-our-ceo--with-portrait' : ''}`} data-reveal="items">
        {portrait && (
          <figure className="meet-our-ceo__portrait">
            <Picture
              picture={portrait}
              alt={`${name}, ${role}.`}
              fit="cover"
              sizes={`(min-width: 90em) 523px, ${breakpointUp('small')} 37vw, 90vw`}
            />
          </figure>
        )}
        <h2 className="meet-our-ceo__heading" id="meet-our-ceo">
          {heading}
        </h2>
        <div className="meet-our-ceo__text" id="ceo">
          <p className="lead">{text}</p>
          <p className="meet-our-ceo__name h3" translate="no">
            {name}
          </p>
          <p className="meet-our-ceo__role">{role}</p>
          <ProfileLinks links={social} />
        </div>
      </div>
    </Section>
  );
}
