import { motionAllowed } from '../../../shared/core/tokens.ts';
import { Island } from '../../../shared/islands/Island.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { PartnerMarquee, type PartnerMarqueeProps } from '../islands/PartnerMarquee.tsx';

/** The partners' logos, running past. */
export function OurTrustedPartners(props: PartnerMarqueeProps) {
  return (
    <Section isQuiet labelledBy="partners">
      <Island of={PartnerMarquee} wakes="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
