import { Rows } from '#shared/ui/Rows.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { SideLinks } from '#shared/ui/SideLinks.tsx';
import './ExamplePage.scss';
import './FigureTable.scss';
import type { ExampleProps } from './page.ts';

type FigureTableProps = NonNullable<ExampleProps['parts'][number]['table']>;

function Row({ name, note, figures }: FigureTableProps['sum']) {
  return (
    <tr>
      <th scope="row">
        {name}
        {/* Not a <span>: text browsers would show it in the line of the name. */}
        {note && <div className="figure-table__note small">{note}</div>}
      </th>
      {figures.map((figure, column) => {
        const [text, detail] = figure.split('\n');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand in two columns
          <td key={column}>
            {text}
            {detail && <span className="figure-table__note small"> {detail}</span>}
          </td>
        );
      })}
    </tr>
  );
}

function FigureTable({ labelledBy, columns, rows, sum }: FigureTableProps & { labelledBy: string }) {
  return (
    <table className="figure-table" aria-labelledby={labelledBy}>
      <thead className="small">
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      <tbody className="figure-table__sum">
        <Row {...sum} />
      </tbody>
    </table>
  );
}

type Part = ExampleProps['parts'][number] & { id: string };

function SheetPart({ id, heading, isWide, text, points, rows, ticks, table, signatures }: Part) {
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

export function ExamplePage({ tag, notice, facts, parts, others }: ExampleProps) {
  return (
    <Section>
      <div className="example-page">
        <article className="example-page__sheet">
          <p className="example-page__notice small">
            <strong className="example-page__tag">{tag}</strong> {notice}
          </p>
          <Rows rows={facts} />
          {parts.map((part, index) => (
            <SheetPart key={part.heading} id={`part-${index + 1}`} {...part} />
          ))}
        </article>
        <div className="example-page__side">
          <SideLinks {...others} />
        </div>
      </div>
    </Section>
  );
}
