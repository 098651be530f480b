/** The switch for everything that moves by itself. */
export const motionWords = { play: 'Play motion', pause: 'Pause motion' };

/** What a screen reader says of a carousel and its controls. */
export const carouselWords = {
  motion: motionWords,
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{number} of {count}: {name}',
  previous: 'Previous slide: {heading}',
  next: 'Next slide: {heading}',
  choose: 'Choose a slide: {heading}',
  /** A bar that leads to a slide. */
  bar: 'Slide {name}',
};

/** What is added to links for those who do not see what is around them. */
export const linkWords = {
  newTab: '(opens in a new tab)',
  /** After the link of a card. */
  card: 'for {name}',
};

/** The dialog's button. */
export const dialogWords = { close: 'Close' };

/** The button of a message that goes away by itself. */
export const noticeWords = { close: 'Close this message' };

/** A field that takes a file. */
export const fileFieldWords = { choose: 'Choose a file', remove: 'Remove {name}' };
