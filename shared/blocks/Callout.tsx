import type { ReactNode } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import './Callout.scss';

/** The texts of a callout. */
export type CalloutText = { heading: string; text: string; action: string };

type CalloutProps = CalloutText & {
  /** A less prominent link, below the button. */
  children?: ReactNode;
};

/** The next step: a link to the enquiry form. */
export function Callout({ heading, text, action, children }: CalloutProps) {
  return (
    <Section labelledBy="callout" isQuiet>
      <div className="callout on-navy">
        <h2 className="callout__heading" id="callout">
          {heading}
        </h2>
        <p className="callout__text">{text}</p>
        <div className="callout__action">
          <LinkButton href="/contact/" icon="arrow-right">
            {action}
          </LinkButton>
        </div>
        {children && <div className="callout__action">{children}</div>}
      </div>
    </Section>
  );
}
