export const motionWords = {
  play: 'Play all motion on this site',
  pause: 'Pause all motion on this site',
} as const;

export const carouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{number} of {count}: {name}',
  previous: 'Previous slide: {heading}',
  next: 'Next slide: {heading}',
  choose: 'Choose a slide: {heading}',
  bar: 'Slide {name}',
} as const;

export const linkWords = { newTab: ', opens in a new tab', card: 'for {name}' } as const;

export const stepWords = { result: 'Result:' } as const;

export const dialogWords = { close: 'Close' } as const;

export const noticeWords = { close: 'Close this message' } as const;

export const fileFieldWords = { choose: 'Choose a file', remove: 'Remove {name}' } as const;
