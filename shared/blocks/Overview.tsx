import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../ui/Section.tsx';
import { SplitText } from '../ui/SplitText.tsx';

type OverviewProps = {
  id: string;
  heading: string;
  lead: string;
  more: Omit<ComponentProps<typeof SplitText>, 'id'>;
  children: ReactNode;
};

export function Overview({ id, heading, lead, more, children }: OverviewProps) {
  return (
    <>
      <Section head={{ id, heading, lead }}>{children}</Section>
      <SplitText id="more" {...more} />
    </>
  );
}
