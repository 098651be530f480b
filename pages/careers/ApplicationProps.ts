import type { FormTarget } from '../../shared/forms/formTarget.ts';

/** Data of the application form other than the job. */
export type ApplicationProps = {
  target: FormTarget;
  /** Who receives an application, and why. */
  note: string;
  /** How soon applicants are answered, in a sentence; may be empty. */
  reply: string;
  /** The mailbox for applicants. */
  email: string;
  /** Size limit of the resume. */
  maxMegabytes: number;
};
