// biome-ignore-all lint/a11y/noRedundantRoles: on phones rows are flex boxes, which Safari before 17 reads only by roles
import type { ExampleProps } from '../page.ts';
import './FigureTable.scss';

type FigureTableProps = NonNullable<ExampleProps['parts'][number]['table']>;

const Note = ({ text }: { text: string | undefined }) =>
  text && <span className="figure-table__note small"> {text}</span>;

function Row({ name, note, figures }: FigureTableProps['sum']) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
        <Note text={note} />
      </th>
      {figures.map((figure, column) => {
        const [text, detail] = figure.split('\n');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand in two columns
          <td role="cell" key={column}>
            {text}
            <Note text={detail} />
          </td>
        );
      })}
    </tr>
  );
}

/** A table of figures and their sum; narrow enough for a phone. */
export function FigureTable({ labelledBy, columns, rows, sum }: FigureTableProps & { labelledBy: string }) {
  return (
    <table className="figure-table" role="table" aria-labelledby={labelledBy}>
      <thead className="small" role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th scope="col" role="columnheader" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
      <tbody className="figure-table__sum" role="rowgroup">
        <Row {...sum} />
      </tbody>
    </table>
  );
}
