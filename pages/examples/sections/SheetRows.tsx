import './SheetRows.scss';

/** A name and what is said about it. */
export type SheetRow = { label: string; text: string };

type SheetRowsProps = {
  rows: readonly SheetRow[];
  /** Adds a box to each row that is ticked. */
  isTicked?: boolean;
};

/** Rows between hairlines: names on the left, texts on the right. */
export function SheetRows({ rows, isTicked = false }: SheetRowsProps) {
  return (
    <dl className={isTicked ? 'sheet-rows sheet-rows--ticked' : 'sheet-rows'}>
      {rows.map(({ label, text }) => (
        <div className="sheet-rows__row" key={label}>
          <dt className="sheet-rows__label">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
