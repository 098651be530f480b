import type { SiteAddress } from '#shared/core/addresses.ts';
import { UserError } from '#shared/core/UserError.ts';
import { type Company, companySchema } from '#shared/model/schema.ts';
import { readEnvironment } from './environment.ts';

/**
 * Where the site will be served: environment variables take precedence over the company's settings.
 * @throws UserError for a malformed BASE_PATH or SITE_URL
 */
export function readSiteAddress(company: Pick<Company, 'siteUrl'>): SiteAddress {
  const { base, siteUrl = company.siteUrl } = readEnvironment();
  const { error } = companySchema.shape.siteUrl.safeParse(siteUrl);
  if (error) throw new UserError(`SITE_URL: ${error.issues[0]!.message}`);
  return { base, siteUrl: siteUrl && new URL(siteUrl).origin };
}
