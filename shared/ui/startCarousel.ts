import Swiper from 'swiper';
import { type BreakpointName, breakpoints, durations } from '#shared/core/tokens.ts';

export type CarouselSettings = {
  threeFrom: BreakpointName;
  /** The move to another slide has begun. `isAsked`: a visitor has asked for it. */
  onSlide: (index: number, isAsked: boolean) => void;
  onDrag: () => void;
  onFit: (canMove: boolean) => void;
};

export type RunningCarousel = ReturnType<typeof startCarousel>;

/** It grows with the visitor's text size, as breakpoints in `em` do. */
function pixelsOf(name: BreakpointName): number {
  return (breakpoints[name] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

// CSS fades the edges of the row while slides move.
const markMoving = ({ el }: Swiper) => el.setAttribute('data-moving', '');
const unmarkMoving = ({ el }: Swiper) => el.removeAttribute('data-moving');

/** Lets Swiper loop without moving slides in the HTML, where a screen reader may be reading them: styles order them. */
function orderByStyle(swiper: Swiper): void {
  let children = [...swiper.slidesEl.children] as HTMLElement[];
  const show = (slides: HTMLElement[]) => {
    children = slides;
    for (const [position, slide] of slides.entries()) slide.style.setProperty('--position', String(position));
  };
  const without = (slide: HTMLElement) => children.filter((other) => other !== slide);
  // All that Swiper uses of the element.
  const list = {
    get children() {
      return children;
    },
    prepend: (slide: HTMLElement) => show([slide, ...without(slide)]),
    append: (slide: HTMLElement) => show([...without(slide), slide]),
  };
  swiper.slidesEl = list as unknown as HTMLElement;
  swiper.getSlideIndex = (slide) => children.indexOf(slide as HTMLElement);
}

/** Turns a scrollable row of slides into a Swiper. Widths and gaps come from the styles, so that nothing shifts. */
export function startCarousel(viewport: HTMLElement, settings: CarouselSettings) {
  const { threeFrom, onSlide, onDrag, onFit } = settings;
  const slides = viewport.querySelectorAll('.swiper-slide');
  const gap = Number.parseFloat(getComputedStyle(slides[0]!).marginInlineEnd);
  /** @returns how many slides the row was scrolled by */
  const scrollBack = () => {
    const count = Math.round(viewport.scrollLeft / (slides[0]!.getBoundingClientRect().width + gap));
    viewport.scrollLeft = 0;
    return count;
  };
  const initialSlide = scrollBack();
  let isRotating = false;
  let isAsked = true;
  let timer: number | undefined;

  const moveUnasked = (move: () => void) => {
    isAsked = false;
    move();
    isAsked = true;
  };
  const stopWaiting = () => clearTimeout(timer);
  /** Waits for the next automatic move. Swiper's Autoplay would ask for a frame all the time. */
  const wait = (milliseconds: number) => {
    stopWaiting();
    if (isRotating) timer = window.setTimeout(moveUnasked, milliseconds, () => swiper.slideNext());
  };
  const rest = (swiper: Swiper) => {
    unmarkMoving(swiper);
    wait(durations.carouselDelay);
  };

  const swiper = new Swiper(viewport, {
    loop: true,
    // A click during a transition continues from there instead of being ignored.
    loopPreventsSliding: false,
    speed: durations.carouselMove,
    initialSlide,
    spaceBetween: gap,
    breakpoints: {
      0: { slidesPerView: 1 },
      [pixelsOf('small')]: { slidesPerView: 2 },
      [pixelsOf(threeFrom)]: { slidesPerView: Math.min(slides.length, 3) },
    },
    lazyPreloadPrevNext: 1,
    on: {
      beforeInit: orderByStyle,
      realIndexChange: ({ realIndex }) => onSlide(realIndex, isAsked),
      sliderFirstMove: (swiper) => {
        stopWaiting();
        markMoving(swiper);
        onDrag();
      },
      // A drag that ends where it began is followed by no transition.
      touchEnd: (swiper) =>
        requestAnimationFrame(() => {
          if (!swiper.destroyed && !swiper.animating && !swiper.touchEventsData.isTouched) rest(swiper);
        }),
      transitionStart: (swiper) => {
        markMoving(swiper);
        // A transition that is cancelled has no end.
        wait(durations.carouselMove + durations.carouselDelay);
      },
      transitionEnd: rest,
      lock: () => onFit(false),
      unlock: () => onFit(true),
    },
  });

  /** Moves to a slide that gets the keyboard's focus while it is out of view. */
  const showFocused = ({ target }: FocusEvent) => {
    const { activeIndex, params } = swiper;
    const position = swiper.slides.findIndex((slide) => slide.contains(target as Node));
    if (position < 0 || !(target as Element).matches(':focus-visible')) return;
    scrollBack();
    if (position < activeIndex || position >= activeIndex + Number(params.slidesPerView))
      moveUnasked(() => swiper.slideTo(position, 0));
  };
  /** Moves to what the browser has scrolled to, such as text that a visitor has searched for. */
  const showScrolled = () => {
    const count = scrollBack();
    if (count > 0) moveUnasked(() => swiper.slideTo(swiper.activeIndex + count, 0));
  };

  // Swiper would take a pinch, and a finger that moves a zoomed page, for a drag.
  const zoom = window.visualViewport;
  const isZoomed = () => (zoom?.scale ?? 1) > 1.01;
  const allowGestures = () => {
    viewport.style.touchAction = isZoomed() ? 'auto' : 'pan-y pinch-zoom';
  };
  const leaveToBrowser = ({ touches }: TouchEvent) => {
    const { touchEventsData } = swiper;
    if (touches.length === 1 && !isZoomed()) return;
    touchEventsData.isTouched = false;
    if (touchEventsData.isMoved) swiper.slideReset();
  };

  const listening = new AbortController();
  const { signal } = listening;
  allowGestures();
  zoom?.addEventListener('resize', allowGestures, { signal });
  viewport.addEventListener('touchstart', leaveToBrowser, { signal, passive: true });
  // The browser would drag a link or a picture instead of the slide that contains it.
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  viewport.addEventListener('focusin', showFocused, { signal });
  viewport.addEventListener('scroll', showScrolled, { signal });
  onSlide(swiper.realIndex, false);
  onFit(!swiper.isLocked);

  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index: number) => swiper.slideToLoop(index),
    rotate(isWanted: boolean) {
      if (isWanted === isRotating) return;
      isRotating = isWanted;
      wait(durations.carouselDelay);
    },
    destroy() {
      stopWaiting();
      listening.abort();
      unmarkMoving(swiper);
      viewport.style.touchAction = '';
      swiper.destroy();
    },
  };
}
