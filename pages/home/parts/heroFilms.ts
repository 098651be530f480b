/** A film in one size as it is served. Addresses are from the site's root. */
export type Film = {
  webm: string;
  /** The codec string of the AV1 in the webm: profile, level and depth. */
  codec: string;
  mp4: string;
  /** Media query of the windows that get this size; all others if there is none. */
  media?: string;
};

/**
 * The loop behind the home page's headline: 8 seconds, seamless, silent, in AV1 and, for other browsers, in H.264. A
 * browser uses the first file that it can play. The files are in public/video/. A new film needs a new file name,
 * because browsers cache the old one for a year.
 */
export const heroFilms: Film[] = [
  {
    webm: 'video/hero-loop-1920.06c95429.webm',
    codec: 'av01.0.08M.08',
    mp4: 'video/hero-loop-1920.37ef95ed.mp4',
    media: '(min-width: 1600px), (min-resolution: 2dppx)',
  },
  {
    webm: 'video/hero-loop.c682ad35.webm',
    codec: 'av01.0.05M.08',
    mp4: 'video/hero-loop.0e0cc7d6.mp4',
  },
];

/** The film's colours. A company with others shows the still: no filter of CSS gives a film its colours. */
export const filmedBrand = { dark: '#091e3e', bright: '#06a3da' };
