import type { BannerProps } from '../../shared/runtime/pageDeclaration.ts';
import { PageBanner } from '../../shared/shell/PageBanner.tsx';
import { KeptHtml, writesHtml } from '../../shared/ui/KeptHtml.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import './ContactPage.scss';
import { ContactDetails, type ContactDetailsProps } from './sections/ContactDetails.tsx';
import { EnquiryForm, type EnquiryFormProps } from './sections/EnquiryForm.tsx';
import { OfficeMap, type OfficeMapProps } from './sections/OfficeMap.tsx';

export type ContactPageProps = {
  banner?: BannerProps;
  heading: string;
  lead: string;
  form: EnquiryFormProps;
  /** Ways to reach the company. */
  details?: ContactDetailsProps;
  map: OfficeMapProps;
};

/** The Contact page: the enquiry form beside the ways to reach the company, and the office on a map. */
export function ContactPage({ banner, heading, lead, form, details, map }: ContactPageProps) {
  return (
    <>
      <KeptHtml id="banner">{writesHtml && banner && <PageBanner {...banner} />}</KeptHtml>
      <Section>
        <div className="contact-page">
          <div className="contact-page__form">
            <h2 id="conversation">{heading}</h2>
            <p className="contact-page__lead">{lead}</p>
            <EnquiryForm {...form} />
          </div>
          <div className="contact-page__details">
            <KeptHtml id="contact-details">
              {writesHtml && details && <ContactDetails {...details} />}
            </KeptHtml>
          </div>
        </div>
        <OfficeMap {...map} />
      </Section>
    </>
  );
}
