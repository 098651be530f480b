import type { Company } from '../content/schema.ts';

/** Keeps a name of several words on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0');

/** The office's address on one line, as footer and contact page write it. */
export function addressLine({ street, city, region, country }: Company['address']): string {
  return `${street}, ${unbroken(city)}, ${unbroken(region)}, ${country}`;
}
