import type { ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SplitText, type SplitTextData } from '../ui/SplitText.tsx';
import { Callout, type CalloutText } from './Callout.tsx';

type OverviewProps = {
  /** Id of the heading. */
  id: string;
  heading: string;
  lead: string;
  /** More about the subject, below the list. */
  more: SplitTextData;
  callout: CalloutText;
  /** The list. */
  children: ReactNode;
};

/** A page that lists all services, industries or technologies. */
export function Overview({ id, heading, lead, more, callout, children }: OverviewProps) {
  return (
    <>
      <Section labelledBy={id}>
        <SectionHead id={id} heading={heading} lead={lead} />
        {children}
      </Section>
      <SplitText id="more" {...more} />
      <Callout {...callout} />
    </>
  );
}
