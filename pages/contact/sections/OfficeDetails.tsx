import { ContactLink } from '#shared/blocks/ContactLink.tsx';
import { ExternalLink } from '#shared/blocks/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { TextLink } from '#shared/ui/TextLink.tsx';
import type { ContactProps } from '../page.ts';
import './OfficeDetails.scss';

export function OfficeDetails(props: ContactProps['details']) {
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
