import type { ReactNode } from 'react';
import { Sample } from './Sample.tsx';
import { pseudoStates } from './showPseudoStates.ts';

type InEachStateProps = {
  /** Words before the state's name, such as "small". */
  label?: string;
  isWide?: boolean;
  children: ReactNode;
};

/** Samples of something that is pressed: at rest and in every state that a pointer and a keyboard bring. */
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
