import { Icon } from './Icon.tsx';
import './Stars.scss';

type StarsProps = {
  /** Stars given, out of five. */
  count: number;
};

/** A rating as a row of stars, with its text alternative. */
export function Stars({ count }: StarsProps) {
  return (
    <span className="stars" role="img" aria-label={`${count} out of 5 stars`}>
      {Array.from({ length: count }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars differ in nothing but their place
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
