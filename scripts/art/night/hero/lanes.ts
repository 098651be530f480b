import { randomAt } from '../random.ts';
import { columns, rows } from './fieldSize.ts';

/** A light that runs along one line of the field, once from end to end in a loop of the film. */
type Lane = {
  runsAlongRows: boolean;
  line: number;
  /** Columns along the line. */
  length: number;
  /** Share of the way that its head has gone when the film starts, 0 to 1. */
  start: number;
  direction: 1 | -1;
  /** How many columns it fades over. */
  tail: number;
};

const lanes = Array.from({ length: 22 }, (_, index): Lane => {
  const runsAlongRows = index % 2 === 1;
  const [length, lines] = runsAlongRows ? [rows, columns] : [columns, rows];
  return {
    runsAlongRows,
    line: Math.floor(randomAt(index, 3) * lines),
    length,
    start: randomAt(index, 5),
    direction: randomAt(index, 9) > 0.5 ? 1 : -1,
    tail: (5 + Math.floor(randomAt(index, 8) * 7)) * 1.6,
  };
});

/** The column in which a lane's head is. It starts and ends ten columns beyond the field, and does not pop up in it. */
function headOf({ length, start, direction }: Lane, moment: number): number {
  return ((start + direction * moment + 1) % 1) * (length + 20) - 10;
}

function lightOf(lane: Lane, column: number, row: number, moment: number): number {
  const { runsAlongRows, line, direction, tail } = lane;
  const [place, across] = runsAlongRows ? [row, column] : [column, row];
  if (across !== line) return 0;
  const behind = (headOf(lane, moment) - place) * direction;
  if (behind < 0) return Math.max(0, 1 + behind);
  return Math.max(0, 1 - behind / tail) ** 1.6;
}

/** A few columns shine without a lane, and breathe. */
function restingLight(column: number, row: number, moment: number): number {
  if (randomAt(column, row, 7) <= 0.995) return 0;
  return 0.55 + 0.45 * Math.sin(2 * Math.PI * (moment + randomAt(column, row, 6)));
}

/** How brightly the top of a column shines, 0 to 1, at a moment of the film's loop, 0 to 1. */
export function lightAt(column: number, row: number, moment: number): number {
  const lights = lanes.map((lane) => lightOf(lane, column, row, moment));
  return Math.max(restingLight(column, row, moment), ...lights);
}
