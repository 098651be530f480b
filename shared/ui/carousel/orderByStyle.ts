import type Swiper from 'swiper';

/**
 * Lets Swiper loop without moving slides in the HTML, where a screen reader may be reading them: it gets its own list
 * of the slides, in the order in which they are shown, and styles show them in that order.
 * To be called before Swiper reads its slides.
 */
export function orderByStyle(swiper: Swiper): void {
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
