type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser signals Do Not Track or Global Privacy Control. */
function wantsNoCounting({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Reports a page view to GoatCounter: path, title and referrer, without cookies, as the privacy page says. Previews on
 * localhost are not counted.
 * @param counter the address to which visits are sent, such as "https://stats.example.com/count"
 */
export function countVisit(counter: string): void {
  if (wantsNoCounting(navigator) || location.hostname === 'localhost') return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  // Unlike sendBeacon, fetch can omit cookies, which the company's domain may have set for other purposes.
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(`${counter}?${visit}`, request).catch(() => undefined);
}
