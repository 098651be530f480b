import { motionAllowed } from '#shared/core/tokens.ts';
import { Island } from '#shared/runtime/islands/Island.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { PartnerMarquee } from '../islands/PartnerMarquee.tsx';
import type { HomeProps } from '../page.ts';

/** The moving row of partners' logos; renders nothing without partners. */
export function OurTrustedPartners(props: HomeProps['partners']) {
  if (props.partners.length === 0) return null;
  return (
    <Section isQuiet labelledBy="partners">
      <Island of={PartnerMarquee} isRevealed hydrateOn="visible" media={motionAllowed} props={props} />
    </Section>
  );
}
