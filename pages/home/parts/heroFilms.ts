/** One size of the film. `codec`: profile, level and depth of the AV1; `media`: the windows that get this size. */
type Film = { webm: string; codec: string; mp4: string; media?: string };

/**
 * The loop behind the home page's headline: 8 seconds, in AV1 and, for other browsers, in H.264. The files are in
 * public/video/. A new film needs a new file name, because browsers cache the old one for a year.
 */
export const heroFilms: Film[] = [
  {
    webm: 'video/hero-loop-1920.06c95429.webm',
    codec: 'av01.0.08M.08',
    mp4: 'video/hero-loop-1920.37ef95ed.mp4',
    media: '(min-width: 1600px), (min-resolution: 2dppx)',
  },
  { webm: 'video/hero-loop.c682ad35.webm', codec: 'av01.0.05M.08', mp4: 'video/hero-loop.0e0cc7d6.mp4' },
];

/** A company with other colours shows the still. */
export const filmedBrand = { dark: '#091e3e', bright: '#06a3da' };
