import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../core/fill.ts';
import { useMotion } from '../runtime/motion/useMotion.ts';
import { carouselWords } from '../words/controls.ts';
import { MotionToggle } from './MotionToggle.tsx';
import { RoundButton } from './RoundButton.tsx';
import { SectionHead } from './Section.tsx';
import { type RunningCarousel, startCarousel } from './startCarousel.ts';
import '../styles/vendor/swiper.scss';
import './CarouselProgress.scss';
import './Carousel.scss';

type CarouselProps = {
  id: string;
  heading: string;
  lead?: string;
  slides: { name: string; content: ReactNode }[];
  /** The breakpoint from which it may show three slides; it shows two from `small` up, one below. */
  threeFrom: 'carousel' | 'large';
  stopsWhenMoved?: boolean;
  pausesOnHover?: boolean;
};

/** As in the ARIA Authoring Practices Guide. Before its script has loaded it is a scrollable row of the same size. */
export function Carousel(props: CarouselProps) {
  const { id, heading, lead, slides, threeFrom, stopsWhenMoved = false, pausesOnHover = false } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const { isMoving, hoverHandlers } = useMotion(viewport);
  const carousel = useRef<RunningCarousel>(undefined);
  const [{ index, isAsked }, setShown] = useState({ index: 0, isAsked: false });
  /** waiting: Swiper has not started; plain: all slides fit side by side; running: it can move. */
  const [state, setState] = useState<'waiting' | 'plain' | 'running'>('waiting');
  const [wasMoved, setMoved] = useState(false);
  const hasStarted = state !== 'waiting';
  const hasControls = slides.length > 1;

  useLayoutEffect(() => {
    if (!hasControls) return;
    const running = startCarousel(viewport.current!, {
      threeFrom,
      onSlide: (index, isAsked) => setShown({ index, isAsked }),
      onDrag: () => setMoved(true),
      onFit: (canMove) => setState(canMove ? 'running' : 'plain'),
    });
    carousel.current = running;
    return running.destroy;
  }, [hasControls, threeFrom]);

  const isStopped = stopsWhenMoved && wasMoved;
  const isRotating = state === 'running' && isMoving && !isStopped;
  useLayoutEffect(() => carousel.current?.rotate(isRotating), [isRotating]);

  const move = (change: (running: RunningCarousel) => void) => {
    setMoved(true);
    change(carousel.current!);
  };
  const names = slides.map(({ name }, position) =>
    fill(carouselWords.slideName, { number: position + 1, count: slides.length, name }),
  );
  // Fewer than three fill the row.
  const width = ['single', 'pair'][slides.length - 1] ?? `three-from-${threeFrom}`;

  return (
    <section
      className={`carousel carousel--${width} carousel--${state}`}
      aria-roledescription={carouselWords.carousel}
      aria-labelledby={id}
    >
      {hasControls && (
        <div className="carousel__toggle">
          <MotionToggle isStopped={isStopped} onPlay={() => setMoved(false)} />
        </div>
      )}
      <SectionHead id={id} heading={heading} lead={lead}>
        {hasControls && (
          <div className="carousel__arrows">
            <RoundButton
              drawing="previous"
              label={fill(carouselWords.previous, { heading })}
              size="medium"
              onClick={() => move(({ previous }) => previous())}
            />
            <RoundButton
              drawing="next"
              label={fill(carouselWords.next, { heading })}
              variant="filled"
              size="medium"
              onClick={() => move(({ next }) => next())}
            />
          </div>
        )}
      </SectionHead>
      <div
        className="carousel__viewport swiper"
        ref={viewport}
        {...(pausesOnHover ? hoverHandlers : {})}
        // Never without a tabindex: removing it when the script has loaded would move the keyboard focus away.
        tabIndex={hasStarted ? -1 : 0}
        {...(hasStarted ? {} : { role: 'group', 'aria-labelledby': id })}
      >
        <div className="carousel__track swiper-wrapper">
          {slides.map(({ content }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a group of fields
            <div
              className="carousel__slide swiper-slide"
              key={names[position]}
              role="group"
              aria-roledescription={carouselWords.slide}
              aria-label={names[position]}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {hasStarted && (
        // Names the slide that a visitor has moved to.
        <p className="visually-hidden" aria-live={isRotating && !isAsked ? 'off' : 'polite'}>
          {isAsked && names[index]}
        </p>
      )}
      {hasControls && (
        <fieldset className="carousel-progress" aria-label={fill(carouselWords.choose, { heading })}>
          {names.map((name, position) => (
            <button
              className="carousel-progress__bar"
              key={name}
              type="button"
              aria-label={fill(carouselWords.bar, { name })}
              aria-current={position === index || undefined}
              onClick={() => move(({ goTo }) => goTo(position))}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}
