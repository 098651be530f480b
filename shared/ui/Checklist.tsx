import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import './Checklist.scss';

export function Checklist({ points, isInColumns = false }: { points: string[]; isInColumns?: boolean }) {
  return (
    <ul className={`checklist${isInColumns ? ' checklist--in-columns' : ''}`}>
      {points.map((point) => (
        <li className="checklist__point" key={point}>
          <Icon name="check" />
          <span>
            <LinkedText>{point}</LinkedText>
          </span>
        </li>
      ))}
    </ul>
  );
}
