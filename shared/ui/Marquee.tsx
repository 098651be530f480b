import { type ReactNode, useRef } from 'react';
import { type Motion, usePageMotion } from '../runtime/motion/useMotion.ts';
import { marqueeSpeed } from '../runtime/tokens.ts';
import { Confined } from './Confined.tsx';
import './Marquee.scss';
import { useInView } from './useInView.ts';
import { useLazyModule } from './useLazyModule.ts';

type MarqueeProps = {
  items: { name: string; content: ReactNode }[];
  /** Whether the page's rule for motion lets it move now. */
  isMoving: boolean;
  /** What stops it while a mouse rests on it. */
  hoverHandlers?: Motion['hoverHandlers'];
};

const loadMarquee = () => import('./marquee/fastMarquee.ts');

/**
 * A row of items that runs past without end. The list in the HTML is plain and complete; the running copy takes
 * its place when it is near the window, may move and has been fetched, and only for those who see: screen readers
 * keep the list.
 */
export function Marquee({ items, isMoving, hoverHandlers }: MarqueeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isReduced, choice } = usePageMotion();
  const isNear = useInView(frame, { margin: '600px', isLasting: true });
  const { module, hasFailed, fail } = useLazyModule(loadMarquee, isNear && isMoving);
  const FastMarquee = isReduced ? undefined : module?.FastMarquee;
  const isPlain = !FastMarquee && (hasFailed || isReduced || choice === 'pause');

  return (
    <div
      className={`marquee marquee--${FastMarquee ? 'running' : isPlain ? 'plain' : 'waiting'}`}
      ref={frame}
    >
      <ul className="marquee__list">
        {items.map(({ name, content }) => (
          <li className="marquee__item" key={name}>
            {content}
          </li>
        ))}
      </ul>
      {FastMarquee && (
        <Confined onError={fail}>
          <div className="marquee__running" aria-hidden="true" {...hoverHandlers}>
            <FastMarquee speed={marqueeSpeed} autoFill play={isMoving}>
              {items.map(({ name, content }) => (
                <div className="marquee__item" key={name}>
                  {content}
                </div>
              ))}
            </FastMarquee>
          </div>
        </Confined>
      )}
    </div>
  );
}
