type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser signals Do Not Track or Global Privacy Control. */
function wantsNoCounting({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Reports a page view to GoatCounter: path, title and referrer, without cookies, as the privacy page says. Previews on
 * localhost do not count.
 * @param counter the address that takes visits, such as "https://stats.example.com/count"
 */
export function countVisit(counter: string): void {
  if (wantsNoCounting(navigator) || location.hostname === 'localhost') return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  // Unlike sendBeacon it can leave out cookies, which a counter on the company's own domain may have from elsewhere.
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(`${counter}?${visit}`, request).catch(() => undefined);
}
