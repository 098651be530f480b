import { ContactLink } from '#shared/blocks/ContactLink.tsx';
import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Paragraphs } from '#shared/ui/LinkedText.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import { EnquiryForm } from './islands/EnquiryForm.tsx';
import type { ContactProps } from './page.ts';
import './OfficeDetails.scss';
import './FormAndDetails.scss';
import './OfficePlace.scss';

function OfficeDetails(props: ContactProps['details']) {
  const { labels, next, address, phone, email, salesEmail, hours, whatsApp } = props;
  return (
    <div className="office-details">
      <section className="office-details__block">
        <h3 className="office-details__heading h4">{next.heading}</h3>
        <ol className="office-details__steps">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="office-details__block">
        <h3 className="office-details__heading h4">{labels.office}</h3>
        <address className="office-details__place">
          <Icon name="map-pin" />
          {address}
        </address>
      </section>
      <section className="office-details__block">
        <h3 className="office-details__heading h4">{labels.direct}</h3>
        <ContactLink className="office-details__way" to={phone} />{' '}
        <ContactLink className="office-details__way" to={email} />{' '}
        {hours && (
          <p className="office-details__place">
            <Icon name="clock" />
            {hours}
          </p>
        )}
        {whatsApp && (
          <ExternalLink className="office-details__way" href={whatsApp}>
            <Icon name="arrow-up-right" />
            {labels.whatsApp}
          </ExternalLink>
        )}
      </section>
      <section className="office-details__block">
        <h3 className="office-details__heading h4">{labels.departments}</h3>
        <p className="office-details__name">{labels.sales}</p>
        <ContactLink className="office-details__way" to={salesEmail} />
      </section>
      <p className="office-details__block">
        <TextLink href="/how-we-work/">{labels.howWeWork}</TextLink>
      </p>
    </div>
  );
}

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
          <Paragraphs texts={[lead]} hasLead />
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
