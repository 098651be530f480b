import { type ReactNode, useEffect, useRef } from 'react';
import type { PseudoState } from './showPseudoStates.ts';

export type SampleProps = {
  /** The state, such as "hover". */
  label: string;
  /** State in which the sample is shown. */
  state?: PseudoState;
  /** Wide samples take a full row. */
  isWide?: boolean;
  /** Puts the sample into its state after it is rendered. */
  prepare?: (sample: HTMLElement) => void;
  children: ReactNode;
};

/** A component in one state, with the state's name above it. */
export function Sample({ label, state, isWide = false, prepare, children }: SampleProps) {
  const sample = useRef<HTMLDivElement>(null);

  useEffect(() => prepare?.(sample.current!), [prepare]);

  return (
    <div className={`sample${isWide ? ' sample--wide' : ''}`}>
      <p className="sample__label">{label}</p>
      <div data-state={state} ref={sample}>
        {children}
      </div>
    </div>
  );
}
