import type { Company } from '../model/schema/files.ts';
import { applicationForm, applicationPurpose } from '../words/applicationForm.ts';
import { enquiryForm, enquiryPurpose } from '../words/enquiryForm.ts';

export const forms = { enquiry: enquiryForm, application: applicationForm };
export const purposes = { enquiry: enquiryPurpose, application: applicationPurpose };

export type FormKind = keyof typeof forms;
export const formKinds = Object.keys(forms) as FormKind[];

/** Where the development and preview servers serve their inbox, below the site's base path. */
export const inboxFolder = '__inbox/';

export type FormValues = Record<string, string>;

export type FormServiceId = Company['forms']['application']['service'];

/**
 * When a message counts as sent.
 * completed: after any completed response, which is not read.
 * accepted: after an ok response, unless its JSON body says `success` false or names an `error`.
 * confirmed: after an ok response whose JSON body says `success` true.
 */
export type SuccessRule = 'completed' | 'accepted' | 'confirmed';

/** A field that only bots fill in, under the name that a service documents. */
export type HoneypotField = { name: string; type: 'text' | 'checkbox' };

/** Where a form is sent and how its response is judged: plain data, made at build time and passed as a prop. */
export type FormTarget = {
  service: FormServiceId;
  serviceName: string;
  recipient: string;
  endpoint: string;
  /** Address for the form's `action`: without script the service shows its own page. */
  action: string;
  extraFields: Record<string, string>;
  honeypot: HoneypotField;
  success: SuccessRule;
};
