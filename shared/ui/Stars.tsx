import { Icon } from './Icon.tsx';
import './Stars.scss';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Five decorative stars: they show no rating, so screen readers skip them. */
export function Stars() {
  return (
    <span className="stars" aria-hidden="true">
      {places.map((place) => (
        <Icon key={place} name="star" />
      ))}
    </span>
  );
}
