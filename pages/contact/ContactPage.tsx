import { Island } from '#shared/runtime/islands/Island.tsx';
import { LinkedText } from '#shared/ui/LinkedText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { EnquiryForm } from './islands/EnquiryForm.tsx';
import type { ContactProps } from './page.ts';
import { OfficeDetails } from './sections/OfficeDetails.tsx';
import { OfficePlace } from './sections/OfficePlace.tsx';
import './sections/FormAndDetails.scss';

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
