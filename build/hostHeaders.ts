/** Folders of the built site whose file names all include a content hash. No page may be in one. */
export const hashedFolders = ['assets', 'images', 'share', 'video'] as const;

const year = 31_536_000;

export const caching = {
  hashed: `public, max-age=${year}, immutable`,
  /** For hosts that give missing files the same rule: a browser that keeps such an answer asks again after a day. */
  hashedBriefly: `public, max-age=86400`,
  /** Revalidated on each use; `no-store` would keep pages out of the back/forward cache. */
  others: 'no-cache',
} as const;

export function cachingOf(path: string): string {
  const isHashed = hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
  return isHashed ? caching.hashed : caching.others;
}

/** The headers of every response that a meta tag cannot replace. Tests compare each recipe with this list. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  /** Not `no-referrer`: form services check which site a form came from. */
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  /** Without subdomains, which may be used by other systems of the company. Browsers apply it over HTTPS only. */
  'Strict-Transport-Security': `max-age=${year}`,
  'X-Content-Type-Options': 'nosniff',
} as const;

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
