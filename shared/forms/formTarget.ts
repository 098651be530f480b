import type { Company } from '../content/schema.ts';

/** A form service by its name in the settings. */
export type FormServiceId = Company['forms']['application']['service'];

/**
 * When a message counts as sent.
 * completed: after any completed response, which is not read.
 * accepted: after an ok response, unless its JSON body says `success` false.
 * confirmed: after an ok response whose JSON body says `success` true.
 */
export type SuccessRule = 'completed' | 'accepted' | 'confirmed';

/** Where a form goes and how its answer is judged: plain data, made at build time and handed down as a prop. */
export type FormTarget = {
  service: FormServiceId;
  /** For the sentence under the submit button. */
  serviceName: string;
  /** Who receives what a visitor enters. */
  recipient: string;
  /** Address that script sends to. */
  endpoint: string;
  /** Address for the form's `action`: without script the service answers with a page of its own. */
  action: string;
  /** What the service itself needs beside the form's fields, by name. */
  extraFields: Record<string, string>;
  success: SuccessRule;
};
