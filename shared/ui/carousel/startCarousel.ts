import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { adoptStyles } from '../../browser/adoptStyles.ts';
import { type BreakpointName, breakpoints, durations } from '../../core/tokens.ts';
import styles from '../../styles/vendor/swiper.scss?inline';

/** Motion settings and callbacks of a carousel. */
export type CarouselSettings = {
  /** The breakpoint from which three slides are shown. */
  threeFrom: BreakpointName;
  /** Whether Swiper's autoplay ends when a visitor moves the slides. */
  stopsForGood: boolean;
  /** The first slide in view has changed; the move to it has just begun. */
  onSlide: (index: number) => void;
  /** A visitor has begun to drag the slides. */
  onDrag: () => void;
  /** Whether there are more slides than fit side by side. */
  onFit: (canMove: boolean) => void;
};

/** Actions of a running carousel for its controls. */
export type RunningCarousel = {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Starts or stops autoplay. */
  rotate: (isRotating: boolean) => void;
  /** Takes everything back to how it was in the HTML. */
  destroy: () => void;
};

/** Breakpoints in the pixels of a visitor's text size, which the em of the style sheets follow as well. */
function pixelsOf(name: BreakpointName): number {
  return (breakpoints[name] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

/** Hides slides out of view from keyboard and screen readers, except the focused one. */
function hideOutside(swiper: Swiper): void {
  const first = swiper.activeIndex;
  const count = Number(swiper.params.slidesPerView);
  swiper.slides.forEach((slide, index) => {
    slide.inert = (index < first || index >= first + count) && !slide.contains(document.activeElement);
  });
}

function goOnUnlessMoving(swiper: Swiper): void {
  if (swiper.destroyed || swiper.animating || swiper.touchEventsData.isTouched) return;
  if (swiper.autoplay.running) swiper.autoplay.start();
}

/** A drag that ends where it began leaves Swiper's autoplay waiting for a move that never comes. */
function resumeAfterTouch(swiper: Swiper): void {
  requestAnimationFrame(() => {
    if (!swiper.destroyed && !swiper.animating) swiper.el.removeAttribute('data-moving');
    goOnUnlessMoving(swiper);
  });
}

/** The edges fade while slides pass them. */
const markMoving = ({ el }: Swiper) => el.setAttribute('data-moving', '');

function rest(swiper: Swiper): void {
  swiper.el.removeAttribute('data-moving');
  hideOutside(swiper);
}

/** Else a browser takes the drag of a slide for that of the link or picture in it. */
const refuseDrag = (event: Event) => event.preventDefault();

/** So does a drag that began before autoplay was stopped: Swiper pauses it 200 ms later, whatever has come since. */
function resumeAfterPause(swiper: Swiper): void {
  requestAnimationFrame(() => {
    if (swiper.autoplay.paused) goOnUnlessMoving(swiper);
  });
}

/**
 * Turns a scrollable row of slides into a Swiper at the place to which it is scrolled. Widths and gaps are those
 * of the style sheets, so that nothing changes its size or place.
 */
export function startCarousel(viewport: HTMLElement, settings: CarouselSettings): RunningCarousel {
  const { threeFrom, stopsForGood, onSlide, onDrag, onFit } = settings;
  const removeStyles = adoptStyles(styles);
  const slide = viewport.querySelector('.swiper-slide')!;
  const gap = Number.parseFloat(getComputedStyle(slide).marginInlineEnd);
  const initialSlide = Math.round(viewport.scrollLeft / (slide.getBoundingClientRect().width + gap));
  viewport.scrollLeft = 0;

  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    loop: true,
    // A click during a transition continues from there instead of being ignored.
    loopPreventsSliding: false,
    speed: durations.carouselMove,
    // Started by `rotate`, which knows the rule for all motion on the page.
    autoplay: { enabled: false, delay: durations.carouselDelay, disableOnInteraction: stopsForGood },
    initialSlide,
    spaceBetween: gap,
    breakpoints: {
      0: { slidesPerView: 1 },
      [pixelsOf('small')]: { slidesPerView: 2 },
      [pixelsOf(threeFrom)]: { slidesPerView: 3 },
    },
    lazyPreloadPrevNext: 1,
    on: {
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      slideChange: hideOutside,
      sliderFirstMove: (swiper) => {
        markMoving(swiper);
        onDrag();
      },
      touchEnd: resumeAfterTouch,
      autoplayPause: resumeAfterPause,
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
    rotate(isRotating) {
      if (isRotating === swiper.autoplay.running) return;
      if (isRotating) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy() {
      viewport.removeEventListener('dragstart', refuseDrag);
      viewport.removeAttribute('data-moving');
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy();
      removeStyles();
    },
  };
}
