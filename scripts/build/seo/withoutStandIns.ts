import type { Company } from '../../../shared/content/schema.ts';
import { placeholders } from '../../lib/placeholders.ts';
import type { KnownCompany } from './structuredData.ts';

/** The company as search engines are told of it: without what the launch check knows for a stand-in. */
export function withoutStandIns({
  name,
  description,
  established,
  address,
  phone,
  email,
  social,
}: Company): KnownCompany {
  const real = (field: string, value: string) =>
    placeholders.some(({ where, holds }) => where.test(`company › ${field}`) && holds.test(value))
      ? undefined
      : value;
  return {
    name,
    hasOwnName: real('name', name) !== undefined,
    description,
    established,
    address: { ...address, street: real('address › street', address.street) },
    phone: real('phone', phone),
    email: real('email', email),
    social: social.filter(({ label, url }) => real(`social › "${label}" › url`, url)),
  };
}
