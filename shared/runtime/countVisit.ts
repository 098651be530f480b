type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser signals Do Not Track or Global Privacy Control. */
function wantsNoCounting({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Reports a page view to GoatCounter: path, title and referrer. No cookie, nothing stored.
 * @param counter the counter's address, such as "https://stats.example.com/count"
 */
export function countVisit(counter: string): void {
  if (wantsNoCounting(navigator)) return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  navigator.sendBeacon(`${counter}?${visit}`);
}
