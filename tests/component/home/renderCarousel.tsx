import { render, screen, within } from '@testing-library/react';
import { Carousel, type CarouselWords } from '../../../shared/ui/Carousel.tsx';

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

export const slidesNamed = (...names: string[]) =>
  names.map((name) => ({ name, content: <p>About {name}</p> }));
export const seven = slidesNamed('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven');

type Options = { slides?: typeof seven; stopsWhenMoved?: boolean; pausesOnHover?: boolean };

/** Renders a carousel with the name "Things". */
export function renderCarousel({ slides = seven, ...options }: Options = {}) {
  return render(
    <Carousel words={words} id="things" heading="Things" slides={slides} threeFrom="large" {...options} />,
  );
}

export const carousel = () => screen.getByRole('region', { name: 'Things' });
export const button = (name: string | RegExp) => within(carousel()).getByRole('button', { name });
