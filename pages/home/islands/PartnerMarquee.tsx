import { useMemo, useRef } from 'react';
import { useMotion } from '#shared/runtime/motion/useMotion.ts';
import { Marquee } from '#shared/ui/Marquee.tsx';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './PartnerMarquee.scss';

/** The moving row of partners' logos, with their heading and the switch that stops it. */
export function PartnerMarquee({ heading, partners }: HomeProps['partners']) {
  const logos = useRef<HTMLDivElement>(null);
  const { isMoving, hoverHandlers } = useMotion(logos);
  const items = useMemo(
    () =>
      partners.map(({ name, logo }) => ({
        name,
        content: (
          <span className="partner-marquee__logo">
            <Picture picture={logo} alt={name} sizes="200px" fit="logo" />
          </span>
        ),
      })),
    [partners],
  );
  return (
    <div className="partner-marquee">
      <div className="partner-marquee__title">
        <h2 className="h2-side" id="partners">
          {heading}
        </h2>
        <MotionToggle />
      </div>
      <div className="partner-marquee__logos" ref={logos}>
        <Marquee items={items} isMoving={isMoving} hoverHandlers={hoverHandlers} />
      </div>
    </div>
  );
}
