import type { PictureData } from '#shared/core/PictureData.ts';
import { Marquee } from '#shared/ui/Marquee.tsx';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './PartnerMarquee.scss';

/** In pixels, as the styles give it. */
const widthOf = ({ width, height }: PictureData) => Math.min(Math.round((36 * width) / height), 200);

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
                <Picture picture={logo} alt={name} sizes={`${widthOf(logo)}px`} fit="logo" />
              </span>
            ),
          }))}
        />
      </div>
    </div>
  );
}
