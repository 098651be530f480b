import type { ReactNode } from 'react';
import type { PseudoState } from './showPseudoStates.ts';

type SampleProps = {
  /** What is shown, such as "Hover". */
  label: string;
  /** State in which the sample is shown. */
  state?: PseudoState;
  /** Wide samples take a row of their own. */
  isWide?: boolean;
  children: ReactNode;
};

/** A component in one state, with the state's name above it. */
export function Sample({ label, state, isWide = false, children }: SampleProps) {
  return (
    <div className={`sample${isWide ? ' sample--wide' : ''}`}>
      <p className="sample__label">{label}</p>
      <div data-state={state}>{children}</div>
    </div>
  );
}
