import { LinkButton } from '../ui/Button.tsx';
import './ContactCallout.scss';
import { Section, type sectionTones } from '../ui/Section.tsx';

/** The words of a callout. */
export type ContactCalloutText = { heading: string; text: string; action: string };

type ContactCalloutProps = ContactCalloutText & {
  /** Ground of the section around the panel. */
  tone: (typeof sectionTones)[number];
};

/** The last section of a page: what to do next, and the way to the enquiry form. */
export function ContactCallout({ heading, text, action, tone }: ContactCalloutProps) {
  return (
    <Section tone={tone} labelledBy="contact-callout" isQuiet>
      <div className="contact-callout on-navy">
        <h2 className="contact-callout__heading" id="contact-callout">
          {heading}
        </h2>
        <p className="contact-callout__text">{text}</p>
        <div className="contact-callout__action">
          <LinkButton to="/contact/" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
