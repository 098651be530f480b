type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/**
 * Reports a page view to GoatCounter: path, title and referrer, without cookies, as the privacy page says. Only on the
 * site's own address, which the page's canonical link names: the company's own looks at a preview are no visits. Browsers
 * that signal Do Not Track or Global Privacy Control are not counted.
 */
export function countVisit(): void {
  // Such as "https://stats.example.com/count"; empty if the company has none.
  const counter = import.meta.env.VISIT_COUNTER;
  if (!counter) return;
  const { doNotTrack, globalPrivacyControl }: PrivacySignals = navigator;
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? {};
  if (doNotTrack === '1' || globalPrivacyControl || !href?.startsWith(`${location.origin}/`)) return;
  const visit = new URLSearchParams({ p: location.pathname, t: document.title, r: document.referrer });
  // Unlike sendBeacon, fetch can omit cookies, which the company's domain may have set for other purposes.
  const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
  fetch(`${counter}?${visit}`, request).catch(() => undefined);
}
