import type { Company } from '../content/schema.ts';

/** Keeps a name of several words on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/** The office's address on one line, as footer and contact page write it. */
export function addressLine({ street, city, region, postalCode, country }: Company['address']): string {
  const place = unbroken(postalCode ? `${region} ${postalCode}` : region);
  return `${street}, ${unbroken(city)}, ${place}, ${country}`;
}
