import type { PictureData } from '../../../shared/content/pictures.ts';
import { useMotion } from '../../../shared/runtime/motion/useMotion.ts';
import { Marquee } from '../../../shared/ui/Marquee.tsx';
import { MotionToggle } from '../../../shared/ui/MotionToggle.tsx';
import { Section } from '../../../shared/ui/Section.tsx';
import './OurTrustedPartners.scss';
import { PartnerLogo } from './PartnerLogo.tsx';

export type OurTrustedPartnersProps = { heading: string; partners: { name: string; logo: PictureData }[] };

/** The partners' logos, running past. */
export function OurTrustedPartners({ heading, partners }: OurTrustedPartnersProps) {
  const { isMoving, focusHandlers, hoverHandlers } = useMotion();
  return (
    <Section isQuiet labelledBy="partners">
      <div className="our-trusted-partners" {...focusHandlers}>
        <div className="our-trusted-partners__title">
          <h2 className="our-trusted-partners__heading" id="partners">
            {heading}
          </h2>
          <MotionToggle />
        </div>
        <div className="our-trusted-partners__logos">
          <Marquee
            items={partners.map((partner) => ({ name: partner.name, content: <PartnerLogo {...partner} /> }))}
            isMoving={isMoving}
            hoverHandlers={hoverHandlers}
          />
        </div>
      </div>
    </Section>
  );
}
