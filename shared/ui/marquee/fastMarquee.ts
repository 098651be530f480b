import * as library from 'react-fast-marquee';

type FastMarqueeComponent = typeof library.default;

const exported: unknown = library.default;

/** The library is CommonJS: depending on the bundler, its default export is the component or contains it. */
export const FastMarquee =
  typeof exported === 'object' && exported !== null && 'default' in exported
    ? (exported.default as FastMarqueeComponent)
    : (exported as FastMarqueeComponent);
