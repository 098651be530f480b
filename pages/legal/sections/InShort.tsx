import { Checklist } from '../../../shared/ui/Checklist.tsx';
import './InShort.scss';

export type InShortProps = { heading: string; points: string[] };

/** The main points of a long text, in a panel before it. */
export function InShort({ heading, points }: InShortProps) {
  return (
    <section className="in-short" aria-labelledby="in-short">
      <h2 className="in-short__heading" id="in-short">
        {heading}
      </h2>
      <Checklist points={points} />
    </section>
  );
}
