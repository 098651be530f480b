import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { LinkedText } from '#shared/ui/LinkedText.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { EnquiryForm } from './islands/EnquiryForm.tsx';
import type { ContactProps } from './page.ts';
import { OfficeDetails } from './sections/OfficeDetails.tsx';
import './FormAndDetails.scss';
import './OfficePlace.scss';

/** The map covers a drawing. */
function OfficePlace(props: ContactProps['office']) {
  const { picture, address, embedUrl, linkUrl, directionsUrl, title, linkText, directionsText } = props;
  return (
    <div className="office-place screen-only" id="office" data-reveal="">
      <div className="office-place__frame">
        <Picture picture={picture} alt="" sizes="90vw" fit="cover" />
        <p className="office-place__address">
          <Icon name="map-pin" />
          {address}
        </p>
        <div className="office-place__cover">
          <noscript data-embed={embedUrl}>
            <iframe className="office-place__map" src={embedUrl} title={title} loading="lazy" />
          </noscript>
        </div>
      </div>
      <p className="office-place__links">
        <ExternalLink className="office-place__link" href={directionsUrl}>
          <Icon name="map-pin" />
          {directionsText}
        </ExternalLink>{' '}
        <ExternalLink className="office-place__link" href={linkUrl}>
          <Icon name="map-trifold" />
          {linkText}
        </ExternalLink>
      </p>
    </div>
  );
}

export function ContactPage({ heading, lead, form, details, office }: ContactProps) {
  return (
    <Section>
      <div className="form-and-details">
        <div>
          <h2 id="conversation">{heading}</h2>
          <p className="lead">
            <LinkedText>{lead}</LinkedText>
          </p>
          <Island of={EnquiryForm} hydrateOn="touch" props={form} />
        </div>
        <div>
          <OfficeDetails {...details} />
        </div>
      </div>
      <OfficePlace {...office} />
    </Section>
  );
}
