import { isPlaceholder } from '#shared/model/marks.ts';
import type { Company } from '#shared/model/schema.ts';

/** The company's data for search engines, without placeholders. */
export function withoutPlaceholders(company: Company) {
  const { name, description, established, address, social } = company;
  const real = (field: 'phone' | 'email') => (isPlaceholder(company, field) ? undefined : company[field]);
  return {
    name,
    hasOwnName: !isPlaceholder(company, 'name'),
    description,
    established,
    address: {
      ...address,
      street: isPlaceholder(company, 'address', 'street') ? undefined : address.street,
    },
    phone: real('phone'),
    email: real('email'),
    social: social.filter((_link, index) => !isPlaceholder(company, 'social', index, 'url')),
  };
}

/** The company's data for search engines. Placeholders are undefined; `name` may be one of them. */
export type KnownCompany = ReturnType<typeof withoutPlaceholders>;
