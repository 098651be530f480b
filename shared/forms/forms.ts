import type { Company } from '../content/schema.ts';
import type { HoneypotField } from './honeypot.ts';

/** The enquiry's fields in the order in which they are shown and sent. */
export const enquiryFields = ['firstName', 'lastName', 'email', 'contactNumber', 'heardFrom'] as const;

/** The application's text fields in order; the resume follows them. */
export const applicantFields = ['name', 'email', 'phone'] as const;

/** All of the application's fields in order. */
export const applicationFields = [...applicantFields, 'resume'] as const;

/** A field of the enquiry by its name. */
export type EnquiryField = (typeof enquiryFields)[number];

/** A field of the application by its name. */
export type ApplicationField = (typeof applicationFields)[number];

/** What a visitor typed or chose in the enquiry. */
export type EnquiryValues = Record<EnquiryField, string>;

/** What a visitor typed into the application. */
export type ApplicantValues = Record<(typeof applicantFields)[number], string>;

/** The two forms; their names are also the last parts of the local inbox's addresses. */
export const formKinds = ['enquiry', 'application'] as const;

/** Which of the two forms. */
export type FormKind = (typeof formKinds)[number];

/** A form service by its name in the settings. */
export type FormServiceId = Company['forms']['application']['service'];

/**
 * When a message counts as sent.
 * completed: after any completed response, which is not read.
 * accepted: after an ok response, unless its JSON body says `success` false.
 * confirmed: after an ok response whose JSON body says `success` true.
 */
export type SuccessRule = 'completed' | 'accepted' | 'confirmed';

/** Where a form is sent and how its response is judged: plain data, made at build time and passed as a prop. */
export type FormTarget = {
  service: FormServiceId;
  /** For the sentence under the submit button. */
  serviceName: string;
  /** Who receives what a visitor enters. */
  recipient: string;
  /** Address that script sends to. */
  endpoint: string;
  /** Address for the form's `action`: without script the service shows its own page. */
  action: string;
  /** Additional fields that the service needs, by name. */
  extraFields: Record<string, string>;
  honeypot: HoneypotField;
  success: SuccessRule;
};
