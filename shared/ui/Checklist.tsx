import { Icon } from './Icon.tsx';
import './Checklist.scss';

/** Points with ticks, one per row, between hairlines. */
export function Checklist({ points }: { points: string[] }) {
  return (
    <ul className="checklist">
      {points.map((point) => (
        <li className="checklist__point" key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
