import type { Job } from './schema.ts';

/**
 * The state of a job on a day, such as "2026-12-01": not published yet, open for applications, or closed. It is open
 * from postedOn to the end of closesOn.
 */
export function jobStateOn(
  { postedOn, closesOn, isClosed }: Pick<Job, 'postedOn' | 'closesOn' | 'isClosed'>,
  day: string,
): 'planned' | 'open' | 'closed' {
  if (isClosed || (closesOn && closesOn < day)) return 'closed';
  return postedOn > day ? 'planned' : 'open';
}
