/** The media type of each kind of file in the built site, as servers may name it. */
export const contentTypes: Record<string, RegExp> = {
  avif: /^image\/avif$/,
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript\b/,
  mp4: /^video\/mp4$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml\b/,
  txt: /^text\/plain\b/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json\b/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml\b/,
};
