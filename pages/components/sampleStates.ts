import type { PseudoState } from './showPseudoStates.ts';

/** The states in which everything that is pressed is shown. */
export const sampleStates: { label: string; state?: PseudoState }[] = [
  { label: 'rest' },
  { label: 'hover', state: 'hover' },
  { label: 'active', state: 'active' },
  { label: 'focus-visible', state: 'focus' },
];
