import { Marquee } from '#shared/ui/Marquee.tsx';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './PartnerMarquee.scss';

/** The moving row of partners' logos, with their heading and the switch that stops it. */
export function PartnerMarquee({ heading, partners }: HomeProps['partners']) {
  return (
    <div className="partner-marquee">
      <div className="partner-marquee__title">
        <h2 className="h2-side" id="partners">
          {heading}
        </h2>
        <MotionToggle />
      </div>
      <div className="partner-marquee__logos" translate="no">
        <Marquee
          items={partners.map(({ name, logo }) => ({
            name,
            content: (
              <span className="partner-marquee__logo">
                <Picture picture={logo} alt={name} sizes="200px" fit="logo" />
              </span>
            ),
          }))}
        />
      </div>
    </div>
  );
}
