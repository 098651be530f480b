import { type ReactNode, useMemo, useRef, useState } from 'react';
import * as library from 'react-fast-marquee';
import { marqueeSpeed } from '../core/tokens.ts';
import { useMotion, usePageMotion } from '../runtime/motion/useMotion.ts';
import './Marquee.scss';

type FastMarqueeComponent = typeof library.default;

// The library is CommonJS: depending on the bundler, its default export is the component or contains it.
const exported = library.default as FastMarqueeComponent | { default: FastMarqueeComponent };
const FastMarquee = 'default' in exported ? exported.default : exported;

/** The HTML is a plain list, which screen readers keep. */
export function Marquee({ items }: { items: { name: string; content: ReactNode }[] }) {
  const row = useRef<HTMLDivElement>(null);
  const { isMoving, hoverHandlers } = useMotion(row);
  const { isReduced, choice } = usePageMotion();
  const [hasStarted, setStarted] = useState(false);
  if (isMoving && !hasStarted) setStarted(true);
  const isRunning = hasStarted && !isReduced;
  const isPlain = !isRunning && (isReduced || choice === 'pause');
  const isWaiting = !isRunning && !isPlain;
  // The package measures the page when its children are others: also when the page is left, which would have to wait.
  const copies = useMemo(
    () =>
      items.map(({ name, content }) => (
        <div className="marquee__item" key={name}>
          {content}
        </div>
      )),
    [items],
  );

  return (
    <div className={`marquee marquee--${isRunning ? 'running' : isPlain ? 'plain' : 'waiting'}`} ref={row}>
      {/* A row that scrolls sideways must be reachable by keyboard. With -1 it keeps the focus if it has it. */}
      <ul className="marquee__list" tabIndex={isWaiting ? 0 : -1}>
        {items.map(({ name, content }) => (
          <li className="marquee__item" key={name}>
            {content}
          </li>
        ))}
      </ul>
      {isRunning && (
        <div className="marquee__running" aria-hidden="true" {...hoverHandlers}>
          <FastMarquee speed={marqueeSpeed} autoFill play={isMoving}>
            {copies}
          </FastMarquee>
        </div>
      )}
    </div>
  );
}
