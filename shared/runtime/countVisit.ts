type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Reports a page view to GoatCounter: path, title and referrer, without cookies, as the privacy page says. Neither
 * previews on localhost are counted, nor browsers that signal Do Not Track or Global Privacy Control.
 * @param counter the address to which visits are sent, such as "https://stats.example.com/count"
 */
export function countVisit(counter: string): void {
  const { doNotTrack, globalPrivacyControl }: PrivacySignals = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || location.hostname === 'localhost') return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  // Unlike sendBeacon, fetch can omit cookies, which the company's domain may have set for other purposes.
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(`${counter}?${visit}`, request).catch(() => undefined);
}
