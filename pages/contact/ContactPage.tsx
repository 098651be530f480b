import { Island } from '../../shared/runtime/islands/Island.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { EnquiryForm, type EnquiryFormProps } from './islands/EnquiryForm.tsx';
import { ContactDetails, type ContactDetailsProps } from './sections/ContactDetails.tsx';
import { OfficePlace, type OfficePlaceProps } from './sections/OfficePlace.tsx';
import './ContactPage.scss';

export type ContactPageProps = {
  heading: string;
  lead: string;
  form: EnquiryFormProps;
  /** Ways to reach the company. */
  details: ContactDetailsProps;
  place: OfficePlaceProps;
};

/** The Contact page: the enquiry form next to the contact details, and the office on a map. */
export function ContactPage({ heading, lead, form, details, place }: ContactPageProps) {
  return (
    <Section>
      <div className="contact-page">
        <div className="contact-page__form">
          <h2 id="conversation">{heading}</h2>
          <p className="contact-page__lead">{lead}</p>
          <Island of={EnquiryForm} hydrateOn="interaction" props={form} />
        </div>
        <div className="contact-page__details">
          <ContactDetails {...details} />
        </div>
      </div>
      <OfficePlace {...place} />
    </Section>
  );
}
