/** A field of a form, from which its control, check, draft and payload follow. */
export type FieldDescription = {
  label: string;
  /** What it takes, if it is not plain text. A hidden field is filled in by the page. */
  type?: 'email' | 'tel' | 'choice' | 'file' | 'hidden';
  /** What browsers may fill in, if its type does not say it. */
  autoComplete?: string;
  /** In an empty field, or for a choice that has not been made. */
  placeholder?: string;
  /** What it takes, in words; `[words](address)` is a link. */
  hint?: string;
  /** What can be chosen, unless the page says it. */
  options?: readonly string[];
  /** The error where it is empty. A field without one is optional. */
  missing?: string;
};

/** A form: its fields under the names by which they are sent, in the order in which they are shown and sent. */
export type FormDescription = {
  kind: 'enquiry' | 'application';
  /** Options for the service that it is sent to, by name. */
  flags: Record<string, string>;
  submit: string;
  sent: string;
  fields: Record<string, FieldDescription>;
};

/** What becomes of a form: our promise on the privacy page. */
export type FormPurpose<Form extends FormDescription> = {
  /** The setting that says for how many months it is kept. */
  kept: 'keepsEnquiriesMonths' | 'keepsApplicationsMonths';
  why: Record<keyof Form['fields'], string>;
};
