import type { Company } from '../../../shared/content/schema.ts';

/** The company's settings without placeholders. */
export type KnownCompany = Pick<Company, 'name' | 'description' | 'established' | 'social'> & {
  address: Omit<Company['address'], 'street'> & { street?: string | undefined };
  phone?: string | undefined;
  email?: string | undefined;
  /** Whether the name is real and not a placeholder. */
  hasOwnName?: boolean;
};
