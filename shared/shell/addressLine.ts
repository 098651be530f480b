import type { Company } from '../content/schema.ts';

/** The office's address on one line, as footer and contact page write it. */
export function addressLine({ street, city, region, country }: Company['address']): string {
  return `${street}, ${city}, ${region}, ${country}`;
}
