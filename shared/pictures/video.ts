/**
 * The loop behind the home page's headline as it is served, by its addresses from the site's root: 8 seconds, seamless,
 * without sound; AV1, and H.264 for other browsers. The files lie in public/video/. A new film needs a new file name,
 * because browsers keep the old one for a year.
 */
export const heroFilm = {
  webm: 'video/hero-loop.c682ad35.webm',
  mp4: 'video/hero-loop.0e0cc7d6.mp4',
};
