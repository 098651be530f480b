import type { Company } from '../model/schema.ts';
import type { HoneypotField } from './honeypot.ts';

/** The attributes of a field's control that follow from what it takes. */
export type ControlAttributes = { type?: 'email' | 'tel'; autoComplete?: string };

const email = { type: 'email', autoComplete: 'email' } as const;
const phone = { type: 'tel', autoComplete: 'tel' } as const;

/** The fields of each form in the order in which they are sent, with the attributes of their controls. */
export const formFields = {
  enquiry: {
    firstName: { autoComplete: 'given-name' },
    lastName: { autoComplete: 'family-name' },
    email,
    contactNumber: phone,
    heardFrom: {},
  },
  application: { name: { autoComplete: 'name' }, email, phone, resume: {} },
} satisfies Record<string, Record<string, ControlAttributes>>;

/** Which of the two forms; also the last part of its address in the local inbox. */
export type FormKind = keyof typeof formFields;

/** The two forms. */
export const formKinds = Object.keys(formFields) as FormKind[];

/** A field of a form by its name. */
export type FieldOf<Kind extends FormKind> = Kind extends FormKind ? keyof (typeof formFields)[Kind] : never;

/** All fields of a form in order. */
export const fieldsOf = <Kind extends FormKind>(kind: Kind) =>
  Object.keys(formFields[kind]) as FieldOf<Kind>[];

/** What a visitor typed or chose, by field. */
export type FormValues = Record<string, string>;

/** A form service by its name in the settings. */
export type FormServiceId = Company['forms']['application']['service'];

/**
 * When a message counts as sent.
 * completed: after any completed response, which is not read.
 * accepted: after an ok response, unless its JSON body says `success` false or names an `error`.
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
