import { z } from 'zod';
import { email, line, phone } from './fields.ts';
import { says } from './messages.ts';

const months = z.int(says('write a whole number of months from 1 to 120, such as 12')).min(1).max(120);

export const legalDetailsSchema = z.strictObject({
  name: line(3, 80).meta({
    meaning: 'the registered name with its legal form',
  }),
  registeredOffice: line(10, 160).meta({
    meaning: 'the address of the registered office',
  }),
  /** Corporate Identification Number of a company, or the LLPIN of a partnership; empty for a firm that has neither. */
  registration: z
    .string(says('write the CIN, such as "U62099MP2024PTC012345", the LLPIN, such as "AAA-1234", or ""'))
    .regex(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})?$/)
    .meta({
      meaning: 'the CIN of a company, or the LLPIN of a partnership; empty for a firm that has neither',
    }),
  /**
   * The contact for questions and complaints about personal data (DPDP Act, sections 8(9) and 13; Rules of 2011, rule
   * 5(9)).
   */
  grievanceOfficer: z.strictObject({
    name: line(3, 60).meta({
      meaning: 'who answers questions and grievances about personal data',
    }),
    email: email.meta({ meaning: 'the e-mail address of that person' }),
    phone: phone.meta({ meaning: 'the phone number of that person' }),
  }),
  /**
   * How long enquiries and applications are kept. From May 2027 Indian law requires at least a year from the use of
   * personal data (DPDP Rules, rule 8(3)), and no longer than its purpose needs (DPDP Act, section 8(7)).
   */
  keepsEnquiriesMonths: months.meta({ label: 'Months for which enquiries are kept' }),
  keepsApplicationsMonths: months.meta({ label: 'Months for which applications are kept' }),
  host: z.strictObject({
    name: line(2, 60).meta({ meaning: 'the company that hosts the site' }),
    keepsLogsDays: z
      .int(says('write a whole number of days from 1 to 3650, such as 180'))
      .min(1)
      .max(3650)
      .meta({ label: 'Days for which logs are kept' }),
  }),
});
