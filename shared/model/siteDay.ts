import { z } from 'zod';
import { indianDay } from '../core/days.ts';
import { UserError } from '../core/UserError.ts';

/**
 * The day that the site is built for, as "2026-12-01": today in India, or SITE_DATE, so that previews
 * and tests can look ahead.
 * @throws UserError if SITE_DATE is not a date
 */
export function siteDay(): string {
  const { SITE_DATE } = process.env;
  if (!SITE_DATE) return indianDay(Date.now());
  if (z.iso.date().safeParse(SITE_DATE).success) return SITE_DATE;
  throw new UserError(`SITE_DATE is "${SITE_DATE}": write year, month and day, such as "2026-12-01"`);
}
