import { indianDay } from '../core/days.ts';
import { environment } from '../core/environment.ts';

/**
 * The day that the site is built for, as "2026-12-01": today in India, or SITE_DATE, so that previews and
 * tests can look ahead.
 */
export function siteDay(): string {
  return environment.siteDate ?? indianDay(Date.now());
}
