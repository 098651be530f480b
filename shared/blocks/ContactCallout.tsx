import type { ReactNode } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import './ContactCallout.scss';

/** The words of a callout. */
export type ContactCalloutText = { heading: string; text: string; action: string };

type ContactCalloutProps = ContactCalloutText & {
  /** Differs where a page has more than one. */
  id?: string;
  /** A less prominent link, below the button. */
  children?: ReactNode;
};

/** The next step: a link to the enquiry form. */
export function ContactCallout({
  heading,
  text,
  action,
  id = 'contact-callout',
  children,
}: ContactCalloutProps) {
  return (
    <Section labelledBy={id} isQuiet>
      <div className="contact-callout on-navy">
        <h2 className="contact-callout__heading" id={id}>
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
