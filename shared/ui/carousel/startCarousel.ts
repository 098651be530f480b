import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { type BreakpointName, breakpoints, durations } from '../../core/tokens.ts';

/** Motion settings and callbacks of a carousel. */
export type CarouselSettings = {
  /** The breakpoint from which three slides are shown. */
  threeFrom: BreakpointName;
  /** The first slide in view has changed; the move to it has just begun. */
  onSlide: (index: number) => void;
  /** A visitor has begun to drag the slides. */
  onDrag: () => void;
  /** Called with whether there are more slides than fit side by side. */
  onFit: (canMove: boolean) => void;
};

/** Actions of a running carousel for its controls. */
export type RunningCarousel = {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Starts or stops autoplay. */
  rotate: (isRotating: boolean) => void;
  /** Restores the HTML to what it was before Swiper started. */
  destroy: () => void;
};

/** A breakpoint in pixels; it grows with the visitor's text size, as breakpoints in `em` do. */
function pixelsOf(name: BreakpointName): number {
  return (breakpoints[name] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

/** Hides slides that are out of view from keyboard and screen readers, except the focused one. */
function hideOutside(swiper: Swiper): void {
  const first = swiper.activeIndex;
  const count = Number(swiper.params.slidesPerView);
  swiper.slides.forEach((slide, index) => {
    slide.inert = (index < first || index >= first + count) && !slide.contains(document.activeElement);
  });
}

/** CSS fades the edges of the row while slides move. */
const markMoving = ({ el }: Swiper) => el.setAttribute('data-moving', '');
const unmarkMoving = ({ el }: Swiper) => el.removeAttribute('data-moving');

/** Keeps the browser from dragging a link or a picture instead of the slide that contains it. */
const refuseDrag = (event: Event) => event.preventDefault();

/**
 * Turns a scrollable row of slides into a Swiper that starts at the current scroll position. Widths and gaps come from
 * the style sheets, so that nothing shifts.
 */
export function startCarousel(viewport: HTMLElement, settings: CarouselSettings): RunningCarousel {
  const { threeFrom, onSlide, onDrag, onFit } = settings;
  const slides = viewport.querySelectorAll('.swiper-slide');
  const gap = Number.parseFloat(getComputedStyle(slides[0]!).marginInlineEnd);
  const initialSlide = Math.round(viewport.scrollLeft / (slides[0]!.getBoundingClientRect().width + gap));
  viewport.scrollLeft = 0;
  let isRotating = false;

  /** A visitor's move ends Swiper's autoplay: starts it again once the slides are at rest, if it is still allowed. */
  const rest = (swiper: Swiper) => {
    unmarkMoving(swiper);
    hideOutside(swiper);
    if (isRotating) swiper.autoplay.start();
  };

  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    loop: true,
    // A click during a transition continues from there instead of being ignored.
    loopPreventsSliding: false,
    speed: durations.carouselMove,
    // Started by `rotate`, which follows the page's motion rule.
    autoplay: { enabled: false, delay: durations.carouselDelay, disableOnInteraction: true },
    initialSlide,
    spaceBetween: gap,
    breakpoints: {
      0: { slidesPerView: 1 },
      [pixelsOf('small')]: { slidesPerView: 2 },
      [pixelsOf(threeFrom)]: { slidesPerView: Math.min(slides.length, 3) },
    },
    lazyPreloadPrevNext: 1,
    on: {
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      slideChange: hideOutside,
      sliderFirstMove: (swiper) => {
        markMoving(swiper);
        onDrag();
      },
      // A drag that ends where it began is followed by no transition.
      touchEnd: (swiper) =>
        requestAnimationFrame(() => {
          if (!swiper.destroyed && !swiper.animating && !swiper.touchEventsData.isTouched) rest(swiper);
        }),
      transitionStart: markMoving,
      transitionEnd: rest,
      resize: hideOutside,
      lock: () => onFit(false),
      unlock: () => onFit(true),
    },
  });
  viewport.addEventListener('dragstart', refuseDrag);
  hideOutside(swiper);
  onSlide(swiper.realIndex);
  onFit(!swiper.isLocked);

  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index) => swiper.slideToLoop(index),
    rotate(isWanted) {
      isRotating = isWanted;
      if (isWanted === swiper.autoplay.running) return;
      if (isWanted) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy() {
      viewport.removeEventListener('dragstart', refuseDrag);
      unmarkMoving(swiper);
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy();
    },
  };
}
