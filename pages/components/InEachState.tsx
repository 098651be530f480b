import type { ReactNode } from 'react';
import { Sample } from './Sample.tsx';
import { pseudoStates } from './showPseudoStates.ts';

type InEachStateProps = {
  /** Words before the state's name, such as "small". */
  label?: string;
  isWide?: boolean;
  children: ReactNode;
};

/** Samples of a control: at rest, hovered, pressed and focused. */
export function InEachState({ label, isWide, children }: InEachStateProps) {
  return [undefined, ...pseudoStates].map((state) => (
    <Sample
      key={state ?? 'rest'}
      label={[label, state ?? 'rest'].filter(Boolean).join(', ')}
      state={state}
      isWide={isWide}
    >
      {children}
    </Sample>
  ));
}
