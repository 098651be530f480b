/** The media types by which servers may name each kind of file in the built site, our own first. */
export const contentTypes: Record<string, string[]> = {
  avif: ['image/avif'],
  css: ['text/css'],
  html: ['text/html'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  jpg: ['image/jpeg'],
  js: ['text/javascript', 'application/javascript'],
  mp4: ['video/mp4'],
  png: ['image/png'],
  svg: ['image/svg+xml'],
  txt: ['text/plain'],
  webm: ['video/webm'],
  webmanifest: ['application/manifest+json'],
  webp: ['image/webp'],
  woff2: ['font/woff2'],
  xml: ['application/xml', 'text/xml'],
};
