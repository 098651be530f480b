import { randomAt } from '../random.ts';
import { columns, rows } from './fieldSize.ts';

/** A light that runs along one line of the field: where its head is, which way it goes and how long its tail is. */
type Lane = { runsAlongRows: boolean; line: number; head: number; direction: 1 | -1; tail: number };

const lanes = Array.from({ length: 22 }, (_, index): Lane => {
  const runsAlongRows = index % 2 === 1;
  const [length, lines] = runsAlongRows ? [rows, columns] : [columns, rows];
  return {
    runsAlongRows,
    line: Math.floor(randomAt(index, 3) * lines),
    // Heads start and end ten columns beyond the field, so that lights do not pop up in it.
    head: randomAt(index, 5) * (length + 20) - 10,
    direction: randomAt(index, 9) > 0.5 ? 1 : -1,
    tail: (5 + Math.floor(randomAt(index, 8) * 7)) * 1.6,
  };
});

function lightOf({ runsAlongRows, line, head, direction, tail }: Lane, column: number, row: number): number {
  const [place, across] = runsAlongRows ? [row, column] : [column, row];
  if (across !== line) return 0;
  const behind = (head - place) * direction;
  if (behind < 0) return Math.max(0, 1 + behind);
  return Math.max(0, 1 - behind / tail) ** 1.6;
}

/** A few columns shine without a lane. */
function restingLight(column: number, row: number): number {
  if (randomAt(column, row, 7) <= 0.995) return 0;
  return 0.55 + 0.45 * Math.sin(2 * Math.PI * randomAt(column, row, 6));
}

/** How brightly the top of a column shines, 0 to 1. */
export function lightAt(column: number, row: number): number {
  return Math.max(restingLight(column, row), ...lanes.map((lane) => lightOf(lane, column, row)));
}
