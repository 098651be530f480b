import type { ReactNode } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import './ContactCallout.scss';

/** The texts of a callout. */
export type ContactCalloutText = { heading: string; text: string; action: string };

type ContactCalloutProps = ContactCalloutText & {
  /** A less prominent link, below the button. */
  children?: ReactNode;
};

/** The next step: a link to the enquiry form. */
export function ContactCallout({ heading, text, action, children }: ContactCalloutProps) {
  return (
    <Section labelledBy="contact-callout" isQuiet>
      <div className="contact-callout on-navy">
        <h2 className="contact-callout__heading" id="contact-callout">
          {heading}
        </h2>
        <p className="contact-callout__text">{text}</p>
        <div className="contact-callout__action">
          <LinkButton href="/contact/" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
        {children && <div className="contact-callout__action">{children}</div>}
      </div>
    </Section>
  );
}
