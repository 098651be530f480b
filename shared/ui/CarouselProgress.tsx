import { carouselWords } from '../content/words/controls.ts';
import { fill } from '../core/fill.ts';
import './CarouselProgress.scss';

type CarouselProgressProps = {
  /** Heading of the carousel, for the label of its bars. */
  heading: string;
  /** Names of the slides in order. */
  names: string[];
  /** The first slide in view. */
  current: number;
  onChoose: (index: number) => void;
};

/** A bar for each slide, longer for the one in view; each leads to its slide. */
export function CarouselProgress({ heading, names, current, onChoose }: CarouselProgressProps) {
  return (
    <fieldset className="carousel-progress" aria-label={fill(carouselWords.choose, { heading })}>
      {names.map((name, index) => (
        <button
          className="carousel-progress__bar"
          key={name}
          type="button"
          aria-label={fill(carouselWords.bar, { name })}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </fieldset>
  );
}
