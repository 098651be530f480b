import { indianDay } from '../core/days.ts';
import { environment } from '../core/environment.ts';
import type { Job } from './schema/files.ts';

/** The state of a job on a day, such as "2026-12-01": it is open from postedOn to the end of closesOn. */
export function jobStateOn(
  { postedOn, closesOn, isClosed }: Pick<Job, 'postedOn' | 'closesOn' | 'isClosed'>,
  day: string,
): 'planned' | 'open' | 'closed' {
  if (isClosed || (closesOn && closesOn < day)) return 'closed';
  return postedOn > day ? 'planned' : 'open';
}

/** The day that the site is built for, as "2026-12-01": today in India, or SITE_DATE. */
export function siteDay(): string {
  return environment.siteDate ?? indianDay(Date.now());
}
