import './FigureTable.scss';

/** A name with an explanation, and its figures, each with a smaller one below. */
type FigureRow = { name: string; note?: string; figures: { text: string; note?: string }[] };

export type FigureTableProps = {
  /** The names of the first column and of those with figures. */
  columns: string[];
  rows: FigureRow[];
  sum: FigureRow;
};

const Note = ({ text }: { text: string | undefined }) =>
  text && <span className="figure-table__note"> {text}</span>;

function Row({ name, note, figures }: FigureRow) {
  return (
    <tr>
      <th scope="row">
        {name}
        <Note text={note} />
      </th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand in two columns
        <td key={column}>
          {figure.text}
          <Note text={figure.note} />
        </td>
      ))}
    </tr>
  );
}

/** A table of figures and their sum; narrow enough for a phone. */
export function FigureTable({ labelledBy, columns, rows, sum }: FigureTableProps & { labelledBy: string }) {
  return (
    <table className="figure-table" aria-labelledby={labelledBy}>
      <thead>
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
