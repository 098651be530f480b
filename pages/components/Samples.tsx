import type { ReactNode } from 'react';

/** Minimum width of a sample: that of a control, of a card or field, or of half a page. */
export const sampleSizes = ['small', 'medium', 'large'] as const;

type SamplesProps = {
  /** Name of the component in the code, and its variant where samples show one. */
  name: string;
  size?: (typeof sampleSizes)[number];
  children: ReactNode;
};

/** The samples of one component side by side, under its name. */
export function Samples({ name, size = 'medium', children }: SamplesProps) {
  return (
    <div className="samples">
      <h3 className="samples__name">{name}</h3>
      <div className={`samples__grid samples__grid--${size}`}>{children}</div>
    </div>
  );
}
