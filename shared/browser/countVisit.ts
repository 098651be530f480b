type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser says Do Not Track or Global Privacy Control. */
export function wantsNoCounting({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Tells a GoatCounter that the page was opened: its path, title and the page before it. No cookie, nothing stored.
 * @param counter address that counts, such as "https://stats.example.com/count"
 */
export function countVisit(counter: string): void {
  if (wantsNoCounting(navigator)) return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  navigator.sendBeacon(`${counter}?${visit}`);
}
