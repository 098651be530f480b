import type { ExampleProps } from '../page.ts';
import './FigureTable.scss';

type FigureTableProps = NonNullable<ExampleProps['parts'][number]['table']>;

const Note = ({ text }: { text: string | undefined }) =>
  text && <span className="figure-table__note small"> {text}</span>;

function Row({ name, note, figures }: FigureTableProps['sum']) {
  return (
    <tr>
      <th scope="row">
        {name}
        <Note text={note} />
      </th>
      {figures.map((figure, column) => {
        const [text, detail] = figure.split('\n');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand in two columns
          <td key={column}>
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
