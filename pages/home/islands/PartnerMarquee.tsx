import { useRef, useState } from 'react';
import * as library from 'react-fast-marquee';
import type { PictureData } from '#shared/core/PictureData.ts';
import { useMotion, usePageMotion } from '#shared/runtime/motion/useMotion.ts';
import { MotionToggle } from '#shared/ui/MotionToggle.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import type { HomeProps } from '../page.ts';
import './Marquee.scss';
import './PartnerMarquee.scss';

type FastMarqueeComponent = typeof library.default;

// The library is CommonJS: depending on the bundler, its default export is the component or contains it.
const exported = library.default as FastMarqueeComponent | { default: FastMarqueeComponent };
const FastMarquee = 'default' in exported ? exported.default : exported;

/** In pixels, as the styles give it. */
const widthOf = ({ width, height }: PictureData) => Math.min(Math.round((36 * width) / height), 200);

/** Logos in an endless loop. The HTML is a plain list, which screen readers keep. */
export function PartnerMarquee({ heading, partners }: HomeProps['partners']) {
  const row = useRef<HTMLDivElement>(null);
  const { isMoving, hoverHandlers } = useMotion(row);
  const { isReduced, choice } = usePageMotion();
  const [hasStarted, setStarted] = useState(false);
  if (isMoving && !hasStarted) setStarted(true);
  const isRunning = hasStarted && !isReduced;
  const isPlain = !isRunning && (isReduced || choice === 'pause');
  const isWaiting = !isRunning && !isPlain;
  const logos = partners.map(({ name, logo }) => (
    <span className="partner-marquee__logo" key={name}>
      <Picture picture={logo} alt={name} sizes={`${widthOf(logo)}px`} fit="logo" />
    </span>
  ));

  return (
    <div className="partner-marquee">
      <div className="partner-marquee__title">
        <h2 className="h2-side" id="partners">
          {heading}
        </h2>
        <MotionToggle />
      </div>
      <div className="partner-marquee__logos" translate="no">
        <div
          className={`marquee marquee--${isRunning ? 'running' : isPlain ? 'plain' : 'waiting'}`}
          ref={row}
        >
          {/* A row that scrolls sideways must be reachable by keyboard. With -1 it keeps the focus if it has it. */}
          <ul className="marquee__list" tabIndex={isWaiting ? 0 : -1}>
            {logos.map((logo) => (
              <li className="marquee__item" key={logo.key}>
                {logo}
              </li>
            ))}
          </ul>
          {isRunning && (
            <div className="marquee__running" aria-hidden="true" {...hoverHandlers}>
              <FastMarquee speed={60} autoFill play={isMoving}>
                {logos.map((logo) => (
                  <div className="marquee__item" key={logo.key}>
                    {logo}
                  </div>
                ))}
              </FastMarquee>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
