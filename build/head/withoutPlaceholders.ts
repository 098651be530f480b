import type { Company } from '#shared/model/schema/files.ts';

/** @param placeholders the fields that are, such as `address.street` */
export function withoutPlaceholders(company: Company, placeholders: ReadonlySet<string>) {
  const { name, description, brand, established, address, social } = company;
  const real = (field: 'phone' | 'email') => (placeholders.has(field) ? undefined : company[field]);
  return {
    name,
    hasOwnName: !placeholders.has('name'),
    /** The logo for search engines is drawn from the mark. */
    hasOwnLogo: !placeholders.has('logo.mark.onWhite'),
    description,
    brand,
    established,
    address: { ...address, street: placeholders.has('address.street') ? undefined : address.street },
    phone: real('phone'),
    email: real('email'),
    social: social.filter((_link, index) => !placeholders.has(`social.${index}.url`)),
  };
}

export type KnownCompany = ReturnType<typeof withoutPlaceholders>;
