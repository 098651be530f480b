import { Rows } from '#shared/ui/Rows.tsx';
import type { ExampleProps } from '../page.ts';
import { FigureTable } from './FigureTable.tsx';

type Part = ExampleProps['parts'][number] & { id: string };

/** A part of a document: any of a text, points, rows, a table and lines to sign on. */
export function SheetPart({ id, heading, isWide, text, points, rows, ticks, table, signatures }: Part) {
  return (
    <section
      className={isWide || table ? 'example-page__part example-page__part--wide' : 'example-page__part'}
      aria-labelledby={id}
    >
      <h2 className="example-page__heading h3" id={id}>
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {points && (
        <ul className="example-page__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {rows && <Rows rows={rows} />}
      {ticks && <Rows rows={ticks} isTicked />}
      {table && <FigureTable labelledBy={id} {...table} />}
      {signatures && (
        <ul className="example-page__signatures small">
          {signatures.map((name) => (
            <li className="example-page__signature" key={name}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
