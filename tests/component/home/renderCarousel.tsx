import { render, screen, within } from '@testing-library/react';
import { Carousel, type CarouselWords } from '../../../shared/ui/Carousel.tsx';

/** What a carousel of these tests says. */
export const words: CarouselWords = {
  motion: { play: 'Play motion', pause: 'Pause motion' },
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{number} of {count}: {name}',
  previous: 'Previous slide: {heading}',
  next: 'Next slide: {heading}',
  choose: 'Choose a slide: {heading}',
  bar: 'Slide {name}',
};

/** Slides with a sentence each. */
export const slidesNamed = (...names: string[]) =>
  names.map((name) => ({ name, content: <p>About {name}</p> }));

/** More slides than are ever shown side by side. */
export const seven = slidesNamed('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');

type Options = { slides?: typeof seven; stopsWhenMoved?: boolean; pausesOnHover?: boolean };

/** Renders a carousel with the name "Things". */
export function renderCarousel({ slides = seven, ...options }: Options = {}) {
  return render(
    <Carousel words={words} id="things" heading="Things" slides={slides} threeFrom="large" {...options} />,
  );
}

/** The carousel that was rendered. */
export const carousel = () => screen.getByRole('region', { name: 'Things' });

/** A button of the carousel. */
export const button = (name: string | RegExp) => within(carousel()).getByRole('button', { name });
