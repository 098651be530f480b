export { hashedFolders } from './pages/hashedFolders.ts';

/** The end of their names, by which servers with patterns tell them from a page in a folder of such a name. */
export const hashedName = /[.-][\w-]{8}\.\w+$/;

/** How long browsers keep a file: `Cache-Control` of the recipes. */
export const caching = {
  /** A hashed name never comes to mean other content, so that a browser need not ask again for a year. */
  hashed: 'public, max-age=31536000, immutable',
  /** Kept but asked about at each use; `no-store` would keep pages out of the back/forward cache. */
  others: 'no-cache',
} as const;

/**
 * What every response carries because a page's own meta tag cannot say it; the page's policy on scripts, styles
 * and forms stays in the page. The recipes are static files: the tests compare each with this list.
 */
export const securityHeaders = {
  /** No other site may show this one in a frame. */
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  /** Not `no-referrer`: form services want to know which site a form came from. */
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  /** Without subdomains, which may belong to other systems of the company. Browsers heed it over HTTPS only. */
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;
