import type { ReactNode } from 'react';
import './Rows.scss';

type RowsProps = { rows: readonly { label: string; text: ReactNode }[]; isTicked?: boolean };

export function Rows({ rows, isTicked = false }: RowsProps) {
  return (
    <dl className={isTicked ? 'rows rows--ticked' : 'rows'}>
      {rows.map(({ label, text }) => (
        <div className="rows__row" key={label}>
          <dt className="rows__label">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
