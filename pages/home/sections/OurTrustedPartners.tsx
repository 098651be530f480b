import { motionAllowed } from '../../../shared/core/tokens.ts';
import { Island } from '../../../shared/runtime/islands/Island.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import { PartnerMarquee, type PartnerMarqueeProps } from '../islands/PartnerMarquee.tsx';

/** The moving row of partners' logos; renders nothing without partners. */
export function OurTrustedPartners(props: PartnerMarqueeProps) {
  if (props.partners.length === 0) return null;
  return (
    <Section isQuiet labelledBy="partners">
      <Island of={PartnerMarquee} isRevealed hydrateOn="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
