import type { ReactNode } from 'react';
import { pseudoStates } from './showPseudoStates.ts';
import './SampleGroup.scss';

/** Samples of one component, side by side. */
export type SampleGroupProps = {
  /** Name of the component in the code, and its variant. */
  name: string;
  /** Minimum width of a sample: that of a control, of a card, of half a page or of the page. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Shown at rest, hovered, pressed and focused. */
  inEachState?: ReactNode;
  /** Other samples, by what they show. */
  samples?: Record<string, ReactNode>;
};

/** A text of typical length. */
export const sampleText = 'Two or three lines that say what it shows, in as many words as usual. ';

/** One sample for each name in a list, such as that of a variant. */
export const byName = <Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, show(name)]));

/** The samples of a component under its name, each under that of its state. */
export function SampleGroup({ name, size = 'medium', inEachState, samples = {} }: SampleGroupProps) {
  const states = inEachState ? ['rest', ...pseudoStates] : [];
  const all = [...states.map((state) => [state, inEachState] as const), ...Object.entries(samples)];
  return (
    <div className="sample-group">
      <h3>{name}</h3>
      <div className={`sample-group__samples sample-group__samples--${size}`}>
        {all.map(([label, sample]) => (
          <div className="sample-group__sample" key={label}>
            <p className="sample-group__label small">{label}</p>
            <div data-shown={label}>{sample}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
