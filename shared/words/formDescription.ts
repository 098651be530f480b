/** A field of a form, from which its control, check, draft and payload follow. */
export type FieldDescription = {
  label: string;
  /** Plain text if there is none. A hidden field is filled in by the page. */
  type?: 'email' | 'tel' | 'choice' | 'file' | 'hidden';
  autoComplete?: string;
  placeholder?: string;
  /** `[words](address)` is a link. */
  hint?: string;
  options?: readonly string[];
  /** The error where it is empty. A field without one is optional. */
  missing?: string;
};

export type FormDescription = {
  kind: 'enquiry' | 'application';
  /** Options for the service that it is sent to, by name. */
  flags: Record<string, string>;
  submit: string;
  sent: string;
  /** Under the names by which they are sent, in the order in which they are shown and sent. */
  fields: Record<string, FieldDescription>;
};

/** Our promise on the privacy page, which alone needs it. */
export type FormPurpose<Form extends FormDescription> = {
  /** The setting for how many months it is kept. */
  kept: 'keepsEnquiriesMonths' | 'keepsApplicationsMonths';
  why: Record<keyof Form['fields'], string>;
};
