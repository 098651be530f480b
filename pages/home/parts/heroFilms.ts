/** A film in one size as it is served. Addresses are from the site's root. */
export type Film = {
  webm: string;
  /** Of the AV1 in the webm: profile, level and depth. */
  codec: string;
  mp4: string;
  /** The windows for which this size is; without a query, all others. */
  media?: string;
};

/**
 * The loop behind the home page's headline: 8 seconds, seamless, without sound; AV1, and H.264 for other browsers,
 * which take the first that suits. The files lie in public/video/; `scripts/art/heroFilm.ts` draws the large one. A new
 * film needs a new file name, because browsers keep the old one for a year.
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
