import type { Company } from '../model/schema.ts';

/** Number of characters that always fit on a line of the footer. */
const lineLength = 25;

/** Keeps a part of the address on one line, if it fits on one. */
const unbroken = (part: string) => (part.length > lineLength ? part : part.replaceAll(' ', '\u00a0'));

/** The office's address as one text that breaks between its parts, for footer and contact page. */
export function addressLine({ street, city, region, postalCode, country }: Company['address']): string {
  const regionAndCode = postalCode ? `${region} ${postalCode}` : region;
  return [...street.split(', '), city, regionAndCode, country].map(unbroken).join(', ');
}
