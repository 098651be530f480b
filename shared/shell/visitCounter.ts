import { ContentError } from '../content/ContentError.ts';
import { company } from '../content/company.ts';
import { httpsUrl } from '../content/schema/fields.ts';

/**
 * The address of the visit counter, from VISIT_COUNTER_URL or the company's settings; empty if there is none.
 * For builds and servers only; in browsers it is compiled in.
 * @throws ContentError for a malformed VISIT_COUNTER_URL
 */
export function visitCounter(): string {
  const { VISIT_COUNTER_URL: address = company.visitCounter } = process.env;
  if (address === '' || httpsUrl.safeParse(address).success) return address;
  throw new ContentError(
    `VISIT_COUNTER_URL is "${address}": write the full address, such as "https://stats.example.com/count"`,
  );
}
