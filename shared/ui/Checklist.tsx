import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import './Checklist.scss';

/** Points with ticks, one per row, between hairlines; `[words](address)` is a link. */
export function Checklist({ points }: { points: string[] }) {
  return (
    <ul className="checklist">
      {points.map((point) => (
        <li className="checklist__point" key={point}>
          <Icon name="check" />
          <LinkedText>{point}</LinkedText>
        </li>
      ))}
    </ul>
  );
}
