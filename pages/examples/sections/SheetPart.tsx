import { Rows } from '#shared/ui/Rows.tsx';
import type { ExampleProps } from '../page.ts';
import { FigureTable } from './FigureTable.tsx';
import './SheetPart.scss';

type Part = ExampleProps['parts'][number] & { id: string };

/** A part of a document: any of a text, points, rows, a table and lines to sign on. */
export function SheetPart({ id, heading, isWide, text, points, rows, ticks, table, signatures }: Part) {
  return (
    <section className={isWide || table ? 'sheet-part sheet-part--wide' : 'sheet-part'} aria-labelledby={id}>
      <h2 className="sheet-part__heading h3" id={id}>
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {points && (
        <ul className="sheet-part__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {rows && <Rows rows={rows} />}
      {ticks && <Rows rows={ticks} isTicked />}
      {table && <FigureTable labelledBy={id} {...table} />}
      {signatures && (
        <ul className="sheet-part__signatures small">
          {signatures.map((name) => (
            <li className="sheet-part__signature" key={name}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
