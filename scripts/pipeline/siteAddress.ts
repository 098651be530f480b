import { company } from '../../shared/content/company.ts';
import { companySchema } from '../../shared/content/schema.ts';
import type { SiteAddress } from '../../shared/core/addresses.ts';
import { UserError } from '../../shared/core/UserError.ts';

function readBase(): string {
  const base = process.env.BASE_PATH || '/';
  // Segments that consist of dots are relative, not names of folders.
  if (!/^\/((?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) {
    throw new UserError(
      `BASE_PATH is "${base}": it must start and end with a slash and name folders, such as "/site/"`,
    );
  }
  return base;
}

function readSiteUrl(): string {
  const { SITE_URL: value = company.siteUrl } = process.env;
  const { error } = companySchema.shape.siteUrl.safeParse(value);
  if (error) throw new UserError(`SITE_URL: ${error.issues[0]!.message}`);
  return value && new URL(value).origin;
}

/**
 * Where the site will be served: environment variables take precedence over shared/content/company.ts.
 * @throws UserError for a malformed BASE_PATH or SITE_URL
 */
export function readSiteAddress(): SiteAddress {
  return { base: readBase(), siteUrl: readSiteUrl() };
}
