import * as library from 'react-fast-marquee';

type FastMarqueeComponent = typeof library.default;

const exported = library.default as FastMarqueeComponent | { default: FastMarqueeComponent };

/** The library is CommonJS: depending on the bundler, its default export is the component or contains it. */
export const FastMarquee = 'default' in exported ? exported.default : exported;
