import { fill } from '../core/fill.ts';
import './CarouselProgress.scss';

/** The texts of the bars for screen readers: `choose` with {heading}, `bar` with the {name} of its slide. */
export type ProgressWords = { choose: string; bar: string };

type CarouselProgressProps = {
  words: ProgressWords;
  /** Heading of the carousel, for the label of its bars. */
  heading: string;
  /** Names of the slides in order. */
  names: string[];
  /** The first slide in view. */
  current: number;
  onChoose: (index: number) => void;
};

/** A bar for each slide, longer for the one in view; each leads to its slide. */
export function CarouselProgress({ words, heading, names, current, onChoose }: CarouselProgressProps) {
  return (
    <fieldset className="carousel-progress" aria-label={fill(words.choose, { heading })}>
      {names.map((name, index) => (
        <button
          className="carousel-progress__bar"
          key={name}
          type="button"
          aria-label={fill(words.bar, { name })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </fieldset>
  );
}
