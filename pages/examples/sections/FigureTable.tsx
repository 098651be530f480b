import type { ExampleProps } from '../page.ts';
import './FigureTable.scss';

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

/** A table of figures and their sum; narrow enough for a phone. */
export function FigureTable({ labelledBy, columns, rows, sum }: FigureTableProps & { labelledBy: string }) {
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
