import type { ReactNode } from 'react';
import { revealStepLimit } from '../core/tokens.ts';
import './Reveal.scss';

type RevealProps = {
  /** Place among neighbours that are revealed one after the other, from 0. */
  step?: number;
  children: ReactNode;
};

/**
 * A group that fades up when it is scrolled to. It is plain in the HTML, and stays so without script, for
 * visitors who ask for less motion, and where it is in view before the first scroll. As high as its container.
 */
export function Reveal({ step = 0, children }: RevealProps) {
  return (
    <div className="reveal" data-reveal={Math.min(step, revealStepLimit - 1)}>
      {children}
    </div>
  );
}
